import { createInstance as createReal } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18nextOptions } from '../../src/i18n/i18nextOptions'
import { htmlLang, languages } from '../../src/i18n/languages'
import { loadMessages, loadMore, moreParts } from '../../src/i18n/load'
import { createInstance as createPlain } from '../../src/i18n/plainI18next'

type Said = Readonly<Record<string, unknown>>
type Say = (key: string, options: Said) => string

/** Both, over all words of a language. */
async function both(language: (typeof languages)[number]['value']) {
  const messages = await loadMessages(language)
  const more = await Promise.all(
    moreParts.map(async part => ({ [part]: await loadMore(part, language) })),
  )
  const made = [createReal(), createPlain()].map(instance => {
    void instance.init(i18nextOptions(language, structuredClone(messages)))
    for (const words of more)
      instance.addResourceBundle(htmlLang(language), 'translation', words, true, true)
    return instance.t as unknown as Say
  })
  const [real, plain] = made as [Say, Say]
  return { real, plain, words: Object.assign({}, messages, ...more) as Said }
}

const leaves = (words: Said, path = ''): (readonly [string, string])[] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'object' && word !== null
      ? leaves(word as Said, `${path}${name}.`)
      : [[`${path}${name}`, String(word)] as const],
  )

const counts = [undefined, 0, 1, 2, 3, 7, 11, 100, 1.5, '2']
const values = ['Ana', '$& {{nobody}} $t(app.common.yes)', 12, 0, null, undefined]

test.each(languages)('says every word of $value as i18next does', async ({ value }) => {
  const { real, plain, words } = await both(value)
  for (const [key, text] of leaves(words)) {
    const names = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name)
    const asked = [key, key.replace(/_(zero|one|two|few|many|other)$/, '')]
    for (const [at, count] of counts.entries()) {
      const given = names.map((name, place) => [name, values[(at + place) % values.length]])
      const options = { ...Object.fromEntries(given), ...(count !== undefined && { count }) }
      for (const each of new Set(asked)) expect(plain(each, options)).toBe(real(each, options))
    }
  }
})

test.each([
  ['app.nowhere.at.all', {}],
  ['app.nowhere', { defaultValue: 'Nothing' }],
  ['app.nowhere', { defaultValue: undefined }],
  ['app.nowhere', { defaultValue: '{{a}} and {{ b }} and {{c.d}}', a: 1, b: 'x', c: { d: 'y' } }],
  ['A sentence. With {{a}}: as its own key', { a: 'one' }],
  ['app.common', {}],
  ['app.common.yes.more', {}],
  ['', {}],
  ['app.common.yes', { context: 'male' }],
  ['app.common.yes', { context: '', count: 2 }],
  ['ra.action.bulk_actions', { count: 2, smart_count: 2, context: 'x' }],
])('answers as i18next does: %j %j', async (key, options) => {
  const { real, plain } = await both('en')
  expect(plain(key, options)).toBe(real(key, options))
})

test('speaks another language once it is chosen, with the words added to it', async () => {
  for (const instance of [createReal(), createPlain()]) {
    const said: string[] = []
    const en = { app: { yes: 'Yes', no: 'No' } }
    const t = await instance
      .use(initReactI18next as never)
      .init({ ...i18nextOptions('en', en as never) })
    said.push(t('app.yes'))
    instance.addResourceBundle('fr', 'translation', { app: { yes: 'Oui' } }, false, true)
    instance.addResourceBundle('fr', 'translation', { app: { no: 'Non', yes: '?' } }, true, false)
    await instance.loadLanguages('fr')
    const french = await instance.changeLanguage('fr')
    said.push(french('app.yes'), french('app.no'), instance.language)
    expect(said).toEqual(['Yes', 'Oui', 'Non', 'fr'])
  }
})

test('reads nothing out of a value, nor what every object has', async () => {
  const { plain } = await both('en')
  expect(plain('{{a}}, {{b}}', { a: '{{b}}', b: 'x' })).toBe('{{b}}, x')
  expect(plain('constructor', {})).toBe('constructor')
})
