import type { Language } from '../domain/text'

/** The offer of each language, in it: said before any of its other words are fetched. */
export const continueIn: Readonly<Record<Language, string>> = {
  en: 'Continue in English',
  fr: 'Continuer en français',
  vi: 'Tiếp tục bằng tiếng Việt',
  cn: '使用中文继续',
  ar: 'المتابعة بالعربية',
  es: 'Continuar en español',
}
