package example;

import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.contract.LinkStoreContract;
import java.util.List;

class ListLinksTest extends LinkStoreContract {
    @Override
    protected List<StoreProvider> providers() {
        return List.of(new ListProvider());
    }
}
