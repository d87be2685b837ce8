import type { Language } from '../base/text'
import { frameNamespaces } from './firstNamespaces'
import { loadNamespace, type NamespaceName, type TextTree } from './namespaces'

type Listener = (language: Language, name: NamespaceName, texts: TextTree) => void

/**
 * Loads the namespaces of visited pages in the languages chosen so far: a new page loads its own in each
 * language, a new language loads all of them.
 */
export function createTexts(load: (language: Language, name: NamespaceName) => Promise<TextTree>) {
  const names = new Set<NamespaceName>(frameNamespaces)
  const languages = new Set<Language>()
  const loading = new Map<string, Promise<void>>()
  const loaded: Parameters<Listener>[] = []
  const listeners = new Set<Listener>()

  const once = (language: Language, name: NamespaceName) => {
    const key = `${language}/${name}`
    const known =
      loading.get(key) ??
      load(language, name).then(texts => {
        loaded.push([language, name, texts])
        for (const listener of listeners) listener(language, name, texts)
      })
    loading.set(key, known)
    // the next request loads it again
    known.catch(() => loading.delete(key))
    return known
  }
  return {
    /** Loads every namespace in use in this language; on failure the language is not added. */
    async addLanguage(language: Language) {
      const isNew = !languages.has(language)
      languages.add(language)
      try {
        await Promise.all([...names].map(name => once(language, name)))
      } catch (error) {
        if (isNew) languages.delete(language)
        throw error
      }
    },
    /** Loads namespaces in every language in use. */
    async addNamespaces(more: readonly NamespaceName[]) {
      for (const name of more) names.add(name)
      await Promise.all([...languages].flatMap(language => more.map(name => once(language, name))))
    },
    /** Calls the listener for loaded and future texts; returns the function that unsubscribes. */
    subscribe(listener: Listener) {
      for (const each of loaded) listener(...each)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const texts = createTexts(loadNamespace)

/** Loads code together with its namespaces; fails if either fails. */
export async function withNamespaces<Code>(
  code: Promise<Code>,
  ...names: readonly NamespaceName[]
) {
  const [module] = await Promise.all([code, texts.addNamespaces(names)])
  return module
}
