import { merge } from 'es-toolkit/object'
import { convertRaTranslationsToI18next } from 'ra-i18n-i18next'

/** react-admin's own texts as its language package has them, in i18next's form, with our wording over them. */
export const raTexts = (messages: { readonly ra: object }, ours: object = {}): object =>
  merge(convertRaTranslationsToI18next(messages.ra), ours)
