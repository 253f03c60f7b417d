package io.github.linksplatform.doublets.store;

import io.github.linksplatform.doublets.store.contract.PostStoreContract;
import java.util.List;
import java.util.ServiceLoader;

/** Every store of posts of the engine that needs no server keeps the contract that others are held to. */
class PostStoreContractTest extends PostStoreContract {
    @Override
    protected List<StoreProvider> providers() {
        return ServiceLoader.load(StoreProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider ->
                        provider.variants().stream().anyMatch(variant -> variant.category() == Category.OBJECTS))
                .toList();
    }
}
