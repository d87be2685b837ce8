import type { Language } from '../base/text'
import { frontNamespaces } from './firstNamespaces'
import { loadNamespaces, type Namespaces } from './namespaces'

/** Texts of every public page by key, without i18next. */
export type FrontTexts = Namespaces['app'] & Pick<Namespaces, 'auth' | 'roles'>

export async function loadFrontTexts(language: Language): Promise<FrontTexts> {
  const { app, ...more } = await loadNamespaces(language, frontNamespaces)
  return { ...app, ...more }
}
