import type { Language } from '../../src/domain/text'
import { type Params, translatorFor } from '../../src/i18n/translate'

/** Says refusals and problems in one language; its words are loaded once. */
export async function sayIn(language: Language) {
  const translate = await translatorFor(language)
  return {
    refusal: (code: string, params?: Params) => translate(`errors.${code}`, params),
    problem: (key: string, params?: Params) => translate(`validation.${key}`, params),
  }
}
