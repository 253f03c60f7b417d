package io.github.linksplatform.doublets.store;

import io.github.linksplatform.doublets.store.contract.LinkStoreContract;
import java.util.List;
import java.util.ServiceLoader;

/** Every store of links of the engine that needs no server keeps the contract that others are held to. */
class LinkStoreContractTest extends LinkStoreContract {
    @Override
    protected List<StoreProvider> providers() {
        return ServiceLoader.load(StoreProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider ->
                        provider.variants().stream().anyMatch(variant -> variant.category() == Category.LINKS))
                .toList();
    }
}
