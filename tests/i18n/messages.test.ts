import english from 'ra-language-english'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../src/base/text'
import { htmlLang, languages } from '../../src/i18n/languages'
import { loadNamespace, loadTexts, type Namespaces, type TextTree } from '../../src/i18n/namespaces'

const parts = Object.keys(await loadTexts('en'))
const codes = languages().map(language => language.value)
type Whole = Namespaces & Readonly<Record<string, TextTree>>
const all = new Map<Language, Whole>()

beforeAll(async () => {
  const load = async (code: Language) => {
    const [texts, ra] = await Promise.all([loadTexts(code), loadNamespace(code, 'ra')])
    all.set(code, { ...texts, ra } as object as Whole)
  }
  await Promise.all(codes.map(load))
})

const wordsOf = (code: Language): Whole => {
  const messages = all.get(code)
  if (!messages) throw new Error(`${code} is not loaded`)
  return messages
}

/** `[path, text]` of every text of a tree. */
const flat = (tree: TextTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path + key}.`),
  )

const variables = (text: string) =>
  [...text.matchAll(/\{\{(\w+(?:, list)?)\}\}/g)].map(([, name]) => name).sort()

const pluralSuffix = /_(zero|one|two|few|many|other)$/
/** Keys without their forms of plural, which differ by language. */
const keysOf = (code: Language, part: string) =>
  flat(wordsOf(code)[part] ?? {}).flatMap(([key]) => (pluralSuffix.test(key) ? [] : [key]))
const raInOurForm = (english as { ra: TextTree }).ra
const pluralKeys = flat(raInOurForm)
  .filter(([, text]) => text.includes(' |||| '))
  .map(([key]) => key)

describe.each(codes)('%s', code => {
  test.each(parts)('%s has the keys of English, in its order', part => {
    expect(keysOf(code, part)).toEqual(keysOf('en', part))
  })

  test.each(parts)('%s says a form of plural only beside the text that it varies', part => {
    const keys = new Set(flat(wordsOf(code)[part] ?? {}).map(([key]) => key))
    const alone = [...keys].filter(key => !keys.has(key.replace(pluralSuffix, '')))
    expect(alone).toEqual([])
  })

  test('react-admin finds all its keys, plurals in each category of the language', () => {
    const categories = new Intl.PluralRules(htmlLang(code)).resolvedOptions().pluralCategories
    const expected = flat(raInOurForm).flatMap(([key]) =>
      pluralKeys.includes(key) ? categories.map(category => `${key}_${category}`) : [key],
    )
    expect(
      flat(wordsOf(code).ra)
        .map(([key]) => key)
        .sort(),
    ).toEqual(expected.sort())
  })

  test('no text is empty, has a stray space or a broken variable', () => {
    const wrong = flat(wordsOf(code)).filter(
      ([key, text]) =>
        key !== 'ra.boolean.null' && (text !== text.trim() || text === '' || leftovers(text)),
    )
    expect(wrong).toEqual([])
  })

  test.each(parts)('%s names the variables that English names', part => {
    const named = new Map(flat(wordsOf('en')[part] ?? {}))
    for (const [key, text] of flat(wordsOf(code)[part] ?? {})) {
      const same = named.get(key.replace(pluralSuffix, '')) ?? ''
      expect([key, variables(text)]).toEqual([key, variables(same)])
    }
  })

  test('react-admin’s texts use no variable it does not give', () => {
    const given = new Map(
      flat(raInOurForm).map(([key, text]) => [key, text.match(/(?<=%\{)\w+/g) ?? []]),
    )
    for (const [key, text] of flat(wordsOf(code).ra)) {
      const allowed: string[] = given.get(key) ?? given.get(key.replace(pluralSuffix, '')) ?? []
      for (const name of variables(text)) expect([key, ...allowed]).toContain(name)
      if (!pluralSuffix.test(key) && !mayOmitName.test(key)) {
        expect([key, variables(text)]).toEqual([key, [...allowed].sort()])
      }
    }
  })

  test('the session expiry says "Token caducado", and beneath what it means', () => {
    const { tokenExpired, tokenExpiredText } = wordsOf(code).auth
    expect(tokenExpired).toBe('Token caducado')
    expect(tokenExpiredText).not.toContain(tokenExpired)
  })
})

test('the languages are translated: few texts equal the English ones', () => {
  const english = new Map(flat(wordsOf('en')))
  for (const code of codes.filter(one => one !== 'en')) {
    const texts = flat(wordsOf(code))
    const same = texts.filter(([key, text]) => /[a-z]{3}/.test(text) && english.get(key) === text)
    expect([code, same.length / texts.length < 0.06]).toEqual([code, true])
  }
})

/** Messages that may omit the resource's name in some languages. */
const mayOmitName = /^message\.delete_content$/
const leftovers = (text: string) =>
  /%\{|\|\|\|\||␠/.test(text) || /[{}]/.test(text.replace(/\{\{\w+(, (list|number))?\}\}/g, ''))
