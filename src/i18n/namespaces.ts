import { namespaces as ownTexts } from 'virtual:own-texts'
import { business } from '../base/business'
import { type EngineLanguage, inLanguage, type Language, plainLanguage } from '../base/text'

/** Texts by key, as in a file of `src/locales`. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** All texts of one language by namespace, the first part of a key. English defines the keys. */
export interface Namespaces {
  readonly about: typeof import('../locales/en/about.json')
  readonly account: typeof import('../locales/en/account.json')
  readonly app: typeof import('../locales/en/app.json')
  readonly auth: typeof import('../locales/en/auth.json')
  readonly bi: typeof import('../locales/en/bi.json')
  readonly blog: typeof import('../locales/en/blog.json')
  readonly board: typeof import('../locales/en/board.json')
  readonly chat: typeof import('../locales/en/chat.json')
  readonly clients: typeof import('../locales/en/clients.json')
  readonly columns: typeof import('../locales/en/columns.json')
  readonly credit: typeof import('../locales/en/credit.json')
  /** Privacy notice for guests, required before data is kept (LOPDP, arts. 7, 8, 12). */
  readonly creditNotice: typeof import('../locales/en/creditNotice.json')
  readonly devices: typeof import('../locales/en/devices.json')
  /** Texts on printed documents, which the server loads. */
  readonly documents: typeof import('../locales/en/documents.json')
  readonly errors: typeof import('../locales/en/errors.json')
  readonly field: typeof import('../locales/en/field.json')
  readonly files: typeof import('../locales/en/files.json')
  readonly form: typeof import('../locales/en/form.json')
  readonly goods: typeof import('../locales/en/goods.json')
  readonly guest: typeof import('../locales/en/guest.json')
  readonly history: typeof import('../locales/en/history.json')
  readonly home: typeof import('../locales/en/home.json')
  readonly hr: typeof import('../locales/en/hr.json')
  readonly importing: typeof import('../locales/en/importing.json')
  readonly legal: typeof import('../locales/en/legal.json')
  readonly list: typeof import('../locales/en/list.json')
  readonly mail: typeof import('../locales/en/mail.json')
  readonly mails: typeof import('../locales/en/mails.json')
  /** Titles of the pages of `src/custom-pages`. */
  readonly menu: typeof import('../locales/en/menu.json')
  readonly pages: typeof import('../locales/en/pages.json')
  /** Texts of react-admin. */
  readonly ra: TextTree
  /** Texts for the roles of a business, by the name that `business.ts` gives each. */
  readonly roles: Readonly<Record<string, string>>
  readonly session: typeof import('../locales/en/session.json')
  /** Synonyms in sentences, by resource. */
  readonly synonyms: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly sheet: typeof import('../locales/en/sheet.json')
  readonly shell: typeof import('../locales/en/shell.json')
  readonly shop: typeof import('../locales/en/shop.json')
  readonly site: typeof import('../locales/en/site.json')
  readonly team: typeof import('../locales/en/team.json')
  readonly tracking: typeof import('../locales/en/tracking.json')
  readonly validation: typeof import('../locales/en/validation.json')
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
export async function loadNamespace<Name extends NamespaceName>(reader: Language, name: Name) {
  const language = plainLanguage(reader)
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
