import { expect, test } from 'vitest'
import type { Language } from '../../src/base/text'
import { loadNamespace } from '../../src/i18n/namespaces'
import { translateWith, translatorFor } from '../../src/i18n/translate'

test('a message is said in the reader’s language, with its values', async () => {
  const [en, es, cn] = await Promise.all([
    translatorFor('en'),
    translatorFor('es'),
    translatorFor('cn'),
  ])
  expect(en('validation.tooLong', { max: 5 })).toBe('Maximum length: 5 characters')
  expect(es('validation.required')).toBe('Campo obligatorio')
  expect(cn('validation.required')).toBe('必填')
  expect(es('errors.tooMany', { minutes: 30 })).toContain('30 min')
})

test('a value is neither escaped nor read as a key', async () => {
  const translate = await translatorFor('en')
  const name = '<b>$t(validation.required)</b> {{max}} & "x"'
  expect(translate('errors.unknownFilter', { name })).toBe(
    `This list cannot be filtered by: ${name}`,
  )
})

test.each(['es', 'en', 'ar'] as const)(
  '%s prints a limit as fields print numbers',
  async language => {
    const translate = await translatorFor(language)
    expect(translate('validation.min', { min: 0.01 })).toMatch(/ 0,01$/)
    expect(translate('validation.max', { max: 12_500 })).toMatch(/ 12\.500$/)
    expect(translate('validation.max', { max: '$500,00' })).toMatch(/ \$500,00$/)
  },
)

test('names are listed as the language lists them', () => {
  const say = (language: Language) =>
    translateWith(language, { missing: '{{names, list}}' })('missing', { names: ['A', 'B', 'C'] })
  expect(say('es')).toBe('A, B y C')
  expect(say('cn')).toBe('A、B和C')
  expect(say('ar')).toBe('A وB وC')
})

test.each([
  ['en', 1, '1 item selected'],
  ['en', 2, '2 items selected'],
  ['cn', 1, '已选择 1 项'],
  ['vi', 5, 'Đã chọn 5 mục'],
  ['ar', 2, 'تم تحديد عنصرين'],
  ['ar', 5, 'تم تحديد 5 عناصر'],
  ['ar', 11, 'تم تحديد 11 عنصرًا'],
] as const)('in %s %d takes the right plural', async (language, count, text) => {
  const translate = translateWith(language, { ra: await loadNamespace(language, 'ra') })
  expect(translate('ra.action.bulk_actions', { count, smart_count: count })).toBe(text)
})

test.each([
  ['en', 1, '1 row refused. Nothing was changed'],
  ['es', 1, '1 fila rechazada. No se cambió nada'],
  ['es', 2, '2 filas rechazadas. No se cambió nada'],
  ['fr', 0, '0 ligne refusée. Rien n’a été modifié'],
] as const)('in %s %d has its own form of a counted text', async (language, count, text) => {
  expect((await translatorFor(language))('errors.bulkRefused', { count })).toBe(text)
})

test('a language is loaded once, and an unknown key is said as it is', async () => {
  expect(translatorFor('fr')).toBe(translatorFor('fr'))
  expect((await translatorFor('fr'))('errors.nothingLikeThis')).toBe('errors.nothingLikeThis')
})
