import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  dirOf,
  htmlLang,
  isLanguage,
  languageName,
  languages,
  localeOf,
} from '../../src/i18n/languages'
import { negotiate } from '../../src/i18n/negotiate'

test('the six languages stand in product order, with their labels', () => {
  expect(languages().map(({ value, label }) => `${value} ${label}`)).toEqual([
    'en English',
    'fr French',
    'vi Vietnamese',
    'cn Chinese',
    'ar Arabic (Sudan)',
    'es Español',
  ])
  expect(negotiate(null)).toBe('en')
})

test.each(languages())('$value has its flag, and codes that the platform knows', language => {
  expect(existsSync(`public${language.icon}`)).toBe(true)
  expect(Intl.getCanonicalLocales(language.htmlLang)).toEqual([language.htmlLang])
  expect(Intl.NumberFormat.supportedLocalesOf(language.locale)).toHaveLength(1)
  expect(new Intl.NumberFormat(localeOf(language.value)).format(7)).toBe('7')
})

test('only Arabic reads from right to left', () => {
  expect(
    languages()
      .filter(({ value }) => dirOf(value) === 'rtl')
      .map(l => l.value),
  ).toEqual(['ar'])
})

test('the stored code stays cn, the document says zh-CN', () => {
  expect(htmlLang('cn')).toBe('zh-CN')
  expect(isLanguage('cn')).toBe(true)
  expect(['zh-CN', 'EN', '', null, undefined, 'constructor'].some(isLanguage)).toBe(false)
})

test.each([
  ['es-EC,es;q=0.9,en;q=0.8', 'es'],
  ['zh-TW', 'cn'],
  ['cn', 'cn'],
  ['AR-sd', 'ar'],
  ['de, fr;q=0.5, vi;q=0.7', 'vi'],
  ['fr;q=0, vi;q=0.1', 'vi'],
  ['de', 'en'],
  ['*', 'en'],
  ['es;q=x, fr;q=0.1', 'fr'],
  ['', 'en'],
  [undefined, 'en'],
  [',;,=;q', 'en'],
])('Accept-Language %j gets %s', (header, code) => {
  expect(negotiate(header)).toBe(code)
})

test('the default may be another one', () => {
  expect(negotiate('de', 'es')).toBe('es')
})

test('a language is named as the business writes it, in other languages as it calls itself', () => {
  const named = (current: 'en' | 'es') =>
    languages().map(language => languageName(language, current))
  expect(named('en')).toEqual(languages().map(({ label }) => label))
  expect(named('es')).toEqual(['English', 'Français', 'Tiếng Việt', '中文', 'العربية', 'Español'])
})
