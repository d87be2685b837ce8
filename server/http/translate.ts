import type { Language } from '../../src/base/text'
import { type Params, translatorFor } from '../../src/i18n/translate'

/** Texts of refusals and problems in a language, loaded once. */
export async function translatorIn(language: Language) {
  const translate = await translatorFor(language)
  return {
    refusal: (code: string, params?: Params) => translate(`errors.${code}`, params),
    problem: (key: string, params?: Params) => translate(`validation.${key}`, params),
  }
}
