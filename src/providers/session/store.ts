import type { Store } from 'ra-core'
import { parseJson } from '../../base/parseJson'
import { htmlLang } from '../../i18n/languages'
import type { LanguageStore } from './language'
import type { SafeStorage } from './storage'

interface StoreConfig {
  readonly storage: SafeStorage
  readonly language: LanguageStore
  /** The signed-in person, because people share devices. */
  readonly owner: () => string
}

/**
 * react-admin's preferences (columns, filters, page sizes), stored per person. Corrupt values count as
 * absent; language and mode are stored elsewhere.
 */
export function createStore({ storage, language, owner }: StoreConfig): Store {
  const subscribers = new Set<{ key: string; tell: (value: unknown) => void }>()
  const prefix = () => `RaStore.${owner()}.`
  const publish = (key: string, value?: unknown) => {
    for (const subscriber of [...subscribers]) if (subscriber.key === key) subscriber.tell(value)
  }
  const keysUnder = (start: string) =>
    storage.keys().filter(key => key.startsWith(`${prefix()}${start}`))
  const removeItem = (key: string) => {
    storage.remove(`${prefix()}${key}`)
    publish(key)
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix())) publish(key.slice(prefix().length), parseJson(newValue))
  }
  return {
    setup: () => window.addEventListener('storage', follow),
    teardown: () => window.removeEventListener('storage', follow),
    getItem(key, otherwise) {
      if (key === 'locale') return htmlLang(language.current()) as typeof otherwise
      return (parseJson(storage.get(`${prefix()}${key}`)) as typeof otherwise) ?? otherwise
    },
    setItem(key, value) {
      if (value === undefined) return removeItem(key)
      if (!homes.has(key)) storage.set(`${prefix()}${key}`, JSON.stringify(value))
      publish(key, value)
    },
    removeItem,
    removeItems(start) {
      for (const key of keysUnder(start)) removeItem(key.slice(prefix().length))
    },
    // Sign-out keeps a person's preferences.
    reset: () => {},
    subscribe(key, tell) {
      const subscriber = { key, tell }
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    listItems(start = '') {
      const named = keysUnder(start).map(key => [
        key.slice(prefix().length),
        parseJson(storage.get(key)),
      ])
      return Object.fromEntries(named)
    },
  }
}

const homes = new Set(['locale', 'theme'])
