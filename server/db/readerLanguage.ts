import { business } from '../../src/base/business'
import { type Language, plainLanguage } from '../../src/base/text'
import { languages } from '../../src/i18n/languages'
import type { Db } from './db'

export async function rememberLanguage(
  db: Db,
  { person, ...read }: { readonly person: number; readonly language: Language },
) {
  const language = plainLanguage(read.language)
  if ((await storedLanguage(db, person)) === language) return
  await db.write
    .insertInto('_READER')
    .values({ USER_ID: person, LANGUAGE: language })
    .onConflict(conflict => conflict.column('USER_ID').doUpdateSet({ LANGUAGE: language }))
    .execute()
}

/** The language of mails to a person; that of the business if unknown. */
export async function languageOf(db: Db, person: number): Promise<Language> {
  const known = await storedLanguage(db, person)
  return languages().find(({ value }) => value === known)?.value ?? business().language
}

async function storedLanguage(db: Db, person: number) {
  const row = await db.read
    .selectFrom('_READER')
    .select('LANGUAGE')
    .where('USER_ID', '=', person)
    .executeTakeFirst()
  return row?.LANGUAGE
}
