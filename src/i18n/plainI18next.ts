import type { InitOptions, TOptions } from 'i18next'

type Words = { readonly [key: string]: unknown }
type Say = (key: string | null | undefined, options?: TOptions & Words) => string

interface Instance {
  options: InitOptions
  language: string
  t: Say
  use(part: { init(instance: Instance): void }): Instance
  init(options: InitOptions): Promise<Say>
  changeLanguage(language: string): Promise<Say>
  loadLanguages(): Promise<void>
  addResourceBundle(...bundle: Bundle): Instance
}
/** Language, namespace, words; whether they go into each other, and over what is there. */
type Bundle = readonly [string, string, Words, boolean?, boolean?]

/**
 * What the browser's build takes in place of i18next (scripts/leanBundle.ts): of its 15 kB the part that
 * `i18nextOptions` asks for. No word of ours sounds otherwise here, in no language
 * (tests/i18n/plainI18next.test.ts).
 */
export function createInstance(): Instance {
  const words = new Map<string, Words>()
  const instance: Instance = {
    options: {},
    language: '',
    t: (key, options = {}) => {
      if (key === undefined || key === null) return ''
      const found = keysOf(key, options, instance.language)
        .map(each => wordAt(words.get(instance.language), each))
        .find(each => each !== undefined && each !== null)
      if (typeof found === 'object')
        return `key '${key} (${instance.language})' returned an object instead of string.`
      return filledIn(String(found ?? options.defaultValue ?? key), options)
    },
    use(part) {
      part.init(instance)
      return instance
    },
    init(options) {
      instance.options = options
      for (const [language, { translation = {} }] of Object.entries(options.resources ?? {}))
        words.set(language, translation as Words)
      return instance.changeLanguage(options.lng ?? '')
    },
    changeLanguage(language) {
      instance.language = language
      return Promise.resolve(instance.t)
    },
    loadLanguages: () => Promise.resolve(),
    addResourceBundle(...bundle) {
      const [language, , added, isDeep = false, isOver = false] = bundle
      const there = words.get(language) ?? {}
      words.set(language, isDeep ? joined(there, added, isOver) : { ...there, ...added })
      return instance
    },
  }
  return instance
}

/** The dearest first: for none, for so many, for any number. */
function keysOf(key: string, { count, context }: TOptions, language: string): readonly string[] {
  const counted = (base: string) => {
    if (count === undefined || typeof count === 'string') return [base]
    const many = `${base}_${new Intl.PluralRules(language).select(count)}`
    return [...(count === 0 ? [`${base}_zero`] : []), many, base]
  }
  const isSaid = typeof context === 'string' && context !== ''
  return [...(isSaid ? counted(`${key}_${context}`) : []), ...counted(key)]
}

const wordAt = (words: Words | undefined, key: string): unknown =>
  key.split('.').reduce<unknown>((at, name) => (has(at, name) ? at[name] : undefined), words)

const has = (at: unknown, name: string): at is Words =>
  typeof at === 'object' && at !== null && Object.hasOwn(at, name)

/** What stands between braces is looked up once: a value is never read as a place for another. */
const filledIn = (text: string, options: Words) =>
  text.replace(/\{\{(.+?)\}\}/g, (place, braced: string) => {
    const name = braced.trim()
    const value = wordAt(options, name)
    return value === undefined && !has(options, name) ? place : String(value ?? '')
  })

function joined(there: Words, added: Words, isOver: boolean): Words {
  const both = Object.entries(added).map(([name, word]) => {
    const known = has(there, name) ? there[name] : undefined
    if (typeof known === 'object' && typeof word === 'object')
      return [name, joined(known as Words, word as Words, isOver)]
    return [name, known === undefined || isOver ? word : known]
  })
  return { ...there, ...Object.fromEntries(both) }
}
