import { namespaces } from 'virtual:own-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business as running, setBusiness } from '../../src/base/business'
import { type LocalizedText, textIn } from '../../src/base/text'
import { htmlLang, isLanguage, languages, localeOf } from '../../src/i18n/languages'
import { loadNamespace } from '../../src/i18n/namespaces'
import { negotiate } from '../../src/i18n/negotiate'
import { translatorFor } from '../../src/i18n/translate'
import { boolean } from '../../src/kinds/boolean/data'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'

const own = './pt-BR/errors.json'
const before = running()
beforeAll(() => {
  Object.assign(namespaces, { [own]: async () => ({ notFound: 'Não encontrado' }) })
  setBusiness({
    ...before,
    languages: [
      { value: 'pt-BR', label: 'Português' },
      { value: 'de', label: 'Deutsch', locale: 'de-AT' },
      { value: 'en', label: 'English' },
    ],
    language: 'pt-BR',
    defaultLanguage: 'pt-BR',
  })
})
afterAll(() => {
  Reflect.deleteProperty(namespaces, own)
  setBusiness(before)
})

test('a business may speak languages that the engine has no texts in', () => {
  expect(languages().map(({ value }) => value)).toEqual(['pt-BR', 'de', 'en'])
  expect([isLanguage('de'), isLanguage('es')]).toEqual([true, false])
  expect([negotiate('pt-PT'), negotiate('de-CH'), negotiate('fr')]).toEqual([
    ...['pt-BR', 'de', 'pt-BR'],
  ])
  expect([htmlLang('pt-BR'), localeOf('de')]).toEqual(['pt-BR', 'de-AT'])
  expect(new Intl.DateTimeFormat(localeOf('pt-BR'), { month: 'long' }).format(0)).toMatch(
    /janeiro|dezembro/,
  )
  expect(languages()[0]?.icon).toMatch(/^data:image\/svg\+xml,.*PT/)
})

test('texts of the engine are English in them, unless the business brings its own', async () => {
  const [own, english] = [await translatorFor('pt-BR'), await translatorFor('en')]
  expect(own('errors.notFound')).toBe('Não encontrado')
  expect(own('validation.required')).toBe(english('validation.required'))
  expect(await loadNamespace('de', 'list')).toEqual(await loadNamespace('en', 'list'))
})

test('labels of its schemas show in the language they are written in', () => {
  const text = { 'pt-BR': 'Produto', de: 'Produkt' }
  expect(textIn('Produto | Produtos', 'de')).toBe('Produto | Produtos')
  expect([textIn(text, 'de'), textIn(text, 'pt-BR'), textIn(text, 'en')]).toEqual([
    ...['Produkt', 'Produto', 'Produto'],
  ])
})

test('a schema may give a text in each of them, and in no other', () => {
  const books = (label: LocalizedText): AnySchema => ({
    ...{ name: 'books', table: 'BOOK', key: 'id', title: 'id', label, access: { admin: 'all' } },
    fields: { id: { kind: 'id' } },
  })
  const label = { 'pt-BR': 'Livro | Livros', de: 'Buch | Bücher', en: 'Book | Books' }
  expect(createCatalogue([books(label)]).get('books').schema.label).toBe(label)
  expect(() => createCatalogue([books({ it: 'Libro | Libri' })])).toThrow(
    'books.label: unknown word "it"; known: pt-BR, de, en',
  )
})

test('what the engine says itself is English in a language of the business', () => {
  expect([boolean.print(true, {}, 'pt-BR'), boolean.print(false, {}, 'de')]).toEqual(['Yes', 'No'])
})

test('translations in the engine’s languages stay in modules of their own', async () => {
  const { resources } = await import('virtual:schema-texts/others')
  expect(resources).toEqual({})
})
