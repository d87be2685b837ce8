import type { DraftBox } from './drafts'

/** A store in IndexedDB; its code is loaded on first use. A database has one store. */
export function indexedDbBox(database = 'mostrador', name = 'drafts'): DraftBox {
  let opening: ReturnType<typeof open> | undefined
  const opened = () => {
    opening ??= open(database, name)
    return opening
  }
  return {
    async keys() {
      const { idb, store } = await opened()
      return (await idb.keys(store)).filter(key => typeof key === 'string')
    },
    async read(keys) {
      const { idb, store } = await opened()
      return idb.getMany([...keys], store)
    },
    async write(key, value) {
      const { idb, store } = await opened()
      await idb.set(key, value, store)
    },
    async remove(keys) {
      const { idb, store } = await opened()
      await idb.delMany([...keys], store)
    },
  }
}

async function open(database: string, name: string) {
  const idb = await import('idb-keyval')
  return { idb, store: idb.createStore(database, name) }
}
