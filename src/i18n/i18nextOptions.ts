import type { InitOptions } from 'i18next'
import type { Language } from '../domain/text'
import { htmlLang } from './languages'
import type { WordTree } from './messages'

/**
 * How i18next runs on both sides. It works under the html code: plural rules do not know "cn".
 * Values are not escaped (React does, plain text must not) and never read as keys.
 */
export const i18nextOptions = (language: Language, messages: WordTree): InitOptions => ({
  lng: htmlLang(language),
  fallbackLng: false,
  load: 'currentOnly',
  resources: { [htmlLang(language)]: { translation: messages } },
  nsSeparator: false,
  initImmediate: false,
  returnNull: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
})
