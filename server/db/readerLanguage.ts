import type { Language } from '../../src/domain/text'
import { languages } from '../../src/i18n/languages'
import type { Db } from './db'

interface Reading {
  readonly person: number
  readonly language: Language
}

/** Keeps in which language somebody reads; written only when it is another one. */
export async function rememberLanguage(db: Db, { person, language }: Reading) {
  if ((await storedLanguage(db, person)) === language) return
  await db.write
    .insertInto('_READER')
    .values({ USER_ID: person, LANGUAGE: language })
    .onConflict(conflict => conflict.column('USER_ID').doUpdateSet({ LANGUAGE: language }))
    .execute()
}

/** The language of what is written to somebody who is away; Spanish for who never said. */
export async function languageOf(db: Db, person: number): Promise<Language> {
  const known = await storedLanguage(db, person)
  return languages.find(({ value }) => value === known)?.value ?? 'es'
}

async function storedLanguage(db: Db, person: number) {
  const row = await db.read
    .selectFrom('_READER')
    .select('LANGUAGE')
    .where('USER_ID', '=', person)
    .executeTakeFirst()
  return row?.LANGUAGE
}
