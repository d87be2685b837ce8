import { memoize } from 'es-toolkit'
import type { Language } from '../base/text'
import { loadNamespace } from './namespaces'

/** The dictionary of columns in a language, read once: the server names fields in many of its answers. */
export const columnTexts = memoize((language: Language) => loadNamespace(language, 'columns'))
