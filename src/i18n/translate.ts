import { createInstance } from 'i18next'
import type { Language } from '../domain/text'
import { i18nextOptions } from './i18nextOptions'
import { loadMessages } from './load'
import type { Messages } from './messages'

export type Params = Readonly<Record<string, unknown>>
/** Says `validation.required` or `errors.tooMany` in one language; an unknown key is said as it is. */
export type Translate = (key: string, params?: Params) => string

/** A translator over words already loaded; React-free, for the server, mails and tests. */
export const translateWith = (language: Language, messages: Messages): Translate => {
  const instance = createInstance()
  instance.init(i18nextOptions(language, messages))
  return (key, params = {}) => instance.t(key, { ...params })
}

const loaded = new Map<Language, Promise<Translate>>()

/** The translator of a language, made once; what it gives back works without waiting. */
export const translatorFor = (language: Language): Promise<Translate> => {
  const known = loaded.get(language)
  if (known) return known
  const made = loadMessages(language).then(messages => translateWith(language, messages))
  loaded.set(language, made)
  // A chunk that failed to load may load the next time it is asked for.
  made.catch(() => loaded.delete(language))
  return made
}
