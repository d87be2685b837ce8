import { namespaces as ownTexts } from 'virtual:own-texts'
import { business } from '../base/business'
import { type EngineLanguage, inLanguage, type Language } from '../base/text'
import type about from '../locales/en/about.json'
import type account from '../locales/en/account.json'
import type app from '../locales/en/app.json'
import type auth from '../locales/en/auth.json'
import type bi from '../locales/en/bi.json'
import type blog from '../locales/en/blog.json'
import type board from '../locales/en/board.json'
import type chat from '../locales/en/chat.json'
import type clients from '../locales/en/clients.json'
import type columns from '../locales/en/columns.json'
import type credit from '../locales/en/credit.json'
import type creditNotice from '../locales/en/creditNotice.json'
import type devices from '../locales/en/devices.json'
import type documents from '../locales/en/documents.json'
import type errors from '../locales/en/errors.json'
import type field from '../locales/en/field.json'
import type files from '../locales/en/files.json'
import type form from '../locales/en/form.json'
import type goods from '../locales/en/goods.json'
import type guest from '../locales/en/guest.json'
import type history from '../locales/en/history.json'
import type home from '../locales/en/home.json'
import type hr from '../locales/en/hr.json'
import type importing from '../locales/en/importing.json'
import type legal from '../locales/en/legal.json'
import type list from '../locales/en/list.json'
import type mail from '../locales/en/mail.json'
import type mails from '../locales/en/mails.json'
import type menu from '../locales/en/menu.json'
import type pages from '../locales/en/pages.json'
import type session from '../locales/en/session.json'
import type sheet from '../locales/en/sheet.json'
import type shell from '../locales/en/shell.json'
import type shop from '../locales/en/shop.json'
import type site from '../locales/en/site.json'
import type team from '../locales/en/team.json'
import type tracking from '../locales/en/tracking.json'
import type validation from '../locales/en/validation.json'

/** Texts by key, as in a file of `src/locales`. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** All texts of one language by namespace, the first part of a key. English defines the keys. */
export interface Namespaces {
  readonly about: typeof about
  readonly account: typeof account
  readonly app: typeof app
  readonly auth: typeof auth
  readonly bi: typeof bi
  readonly blog: typeof blog
  readonly board: typeof board
  readonly chat: typeof chat
  readonly clients: typeof clients
  readonly columns: typeof columns
  readonly credit: typeof credit
  /** Privacy notice for guests, required before data is kept (LOPDP, arts. 7, 8, 12). */
  readonly creditNotice: typeof creditNotice
  readonly devices: typeof devices
  /** Texts on printed documents, which the server loads. */
  readonly documents: typeof documents
  readonly errors: typeof errors
  readonly field: typeof field
  readonly files: typeof files
  readonly form: typeof form
  readonly goods: typeof goods
  readonly guest: typeof guest
  readonly history: typeof history
  readonly home: typeof home
  readonly hr: typeof hr
  readonly importing: typeof importing
  readonly legal: typeof legal
  readonly list: typeof list
  readonly mail: typeof mail
  readonly mails: typeof mails
  /** Titles of the pages of `src/custom-pages`. */
  readonly menu: typeof menu
  readonly pages: typeof pages
  /** Texts of react-admin. */
  readonly ra: TextTree
  /** Texts for the roles of a business, by the name that `business.ts` gives each. */
  readonly roles: Readonly<Record<string, string>>
  readonly session: typeof session
  /** What people also say in sentences, by resource: other words for known ones. */
  readonly synonyms: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly sheet: typeof sheet
  readonly shell: typeof shell
  readonly shop: typeof shop
  readonly site: typeof site
  readonly team: typeof team
  readonly tracking: typeof tracking
  readonly validation: typeof validation
}
export type Namespace = keyof Namespaces
/** A namespace of the engine, or one that a business brings: `locales/<language>/<name>.json` of its folder. */
export type NamespaceName = Namespace | (string & {})
type TextsOf<Name extends string> = Name extends Namespace ? Namespaces[Name] : TextTree

interface Files {
  readonly namespaces: Readonly<Record<string, () => Promise<object>>>
}
const byLanguage: Readonly<Record<EngineLanguage, () => Promise<Files>>> = {
  en: () => import('../locales/en/namespaces'),
  fr: () => import('../locales/fr/namespaces'),
  vi: () => import('../locales/vi/namespaces'),
  cn: () => import('../locales/cn/namespaces'),
  ar: () => import('../locales/ar/namespaces'),
  es: () => import('../locales/es/namespaces'),
}

/** Loads `src/locales/<language>/<name>.json`, with the texts that the business gives in its place. */
export async function loadNamespace<Name extends NamespaceName>(language: Language, name: Name) {
  const { namespaces } = await inLanguage(byLanguage, language)()
  const load = namespaces[`./${name}.json`]
  const own = ownTexts[`./${language}/${name}.json`] ?? (load ? undefined : otherLanguage(name))
  if (!load && !own && !ofBusiness.includes(name))
    throw new Error(`src/locales/${language}/${name}.json is missing`)
  const [texts, more] = await Promise.all([load?.() as Promise<TextTree> | undefined, own?.()])
  return branded(withOwn(texts ?? {}, more ?? {})) as TextsOf<Name>
}

/** Namespaces that a business may fill; the engine has no text in them. */
const ofBusiness: readonly string[] = ['roles', 'synonyms'] satisfies Namespace[]

/** A namespace of the business in the language it works in. */
const otherLanguage = (name: string) => ownTexts[`./${business().language}/${name}.json`]

/** The texts with the name of the business. */
const branded = (texts: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, its]) => [
      key,
      typeof its === 'string' ? its.replaceAll('{{brand}}', business().brand) : branded(its),
    ]),
  )

const withOwn = (texts: TextTree, own: TextTree): TextTree => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(own).map(([key, its]) => {
      const known = texts[key]
      const isTree = typeof its === 'object' && typeof known === 'object'
      return [key, isTree ? withOwn(known, its) : its]
    }),
  ),
})

export async function loadNamespaces<Name extends Namespace>(
  language: Language,
  names: readonly Name[],
) {
  const loaded = names.map(async name => [name, await loadNamespace(language, name)])
  return Object.fromEntries(await Promise.all(loaded)) as Pick<Namespaces, Name>
}

/** Loads every namespace of one language except react-admin's, and synonyms, which are no texts: for the server and for tests. */
export async function loadTexts(language: Language) {
  const { namespaces } = await inLanguage(byLanguage, language)()
  const own = Object.keys(ownTexts).map(path => `./${path.split('/')[2]}`)
  const names = [...new Set([...Object.keys(namespaces), ...own])].map(
    path => path.slice(2, -'.json'.length) as Namespace,
  )
  return loadNamespaces(
    language,
    names.filter(name => name !== 'ra' && name !== 'synonyms'),
  )
}
