import { schemas } from 'virtual:catalogue'
import { expect, test } from 'vitest'
import { csvDelimiter } from '../../src/base/spreadsheet'
import { type LocalizedText, languageFor, textIn } from '../../src/base/text'
import { localeOf } from '../../src/i18n/languages'
import { loadNamespace } from '../../src/i18n/namespaces'
import { speak, translateSchema } from '../../src/i18n/schemaTexts'
import { translatorFor } from '../../src/i18n/translate'
import { date } from '../../src/kinds/date/data'

test('a role with a portal reads its own words, every other role those of staff', () => {
  expect([languageFor('es', '31'), languageFor('es@customer', '7')]).toEqual(['es@customer', 'es'])
  expect(languageFor('en', undefined)).toBe('en')
})

test('own words load for who reads them alone, and what has none reads as to staff', async () => {
  const { invoices } = schemas
  if (!invoices) throw new Error('there are no orders')
  await speak('en')
  const { flow, fields } = await translateSchema('invoices', invoices)
  const states = flow?.pedido?.states ?? {}
  const labels = () =>
    [states[7], states[8]].map(state => textIn(state?.label as LocalizedText, 'en@customer'))
  expect(labels()).toEqual(['Serials pending', 'Canceled'])
  expect(Object.keys(states[7]?.label ?? {})).toEqual(['es', 'en'])
  await speak('en@customer')
  expect(labels()).toEqual(['Being prepared', 'Canceled'])
  expect(textIn(states[7]?.label as LocalizedText, 'en')).toBe('Serials pending')
  expect(textIn(fields.ITEMS?.label as LocalizedText, 'en@customer')).toBe('Products')
})

test('dates, files and other texts are those of the language itself', async () => {
  expect(localeOf('es@customer')).toBe(localeOf('es'))
  expect(date.print('2026-03-02', {}, 'es@customer')).toBe(date.print('2026-03-02', {}, 'es'))
  expect(csvDelimiter('es@customer')).toBe(';')
  expect(await loadNamespace('fr@customer', 'list')).toEqual(await loadNamespace('fr', 'list'))
  expect(await translatorFor('es@customer')).toBe(await translatorFor('es'))
})
