import { expect, test } from 'vitest'
import { ruleMessages } from '../../server/access/ruleMessages'
import { createRecords } from '../../server/routes/createRecords'
import type { Language } from '../../src/base/text'
import type { Me } from '../../src/model/access/access'
import { parseRule, type Rule } from '../../src/model/rules/rule'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const deals = defineResource({
  name: 'deals',
  table: 'TRATO',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Trato | Tratos' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre' },
    TIPO: { kind: 'choice', label: 'Tipo', options: { A: 'Uno', B: 'Dos', C: 'Tres' } },
    TOTAL: { kind: 'integer', label: 'Total' },
    TOPE: { kind: 'integer', label: 'Tope' },
    PLAZO: { kind: 'date', label: 'Plazo' },
    MARCAS: { kind: 'choices', label: 'Marcas', options: { A: 'Uno', B: 'Dos' } },
    CLAVE: { kind: 'integer', label: 'Clave', read: ['admin'] },
  },
  access: { admin: 'all', salesAgent: { read: true } },
})
const catalogue = aCatalogue(deals)
const languages: readonly Language[] = ['en', 'es', 'fr', 'vi', 'cn', 'ar']
const server = useServer({ catalogue })

/** The texts of a rule that this deal does not fulfil. */
async function readText(rule: object, record: object = {}, language: Language = 'en') {
  const me = { ID: 1, ROLE: '7' } as Me
  const resource = catalogue.get('deals')
  const requesting = { records: createRecords(server.context), resource, me, language }
  return ruleMessages(requesting, { rule: parseRule(rule as Rule), record: { ...record } })
}

test.each<[object, object, string]>([
  [{ TIPO: { nin: ['A', 'B'] } }, { TIPO: 'A' }, 'Tipo: not Uno or Dos'],
  [{ not: { TIPO: 'A' } }, { TIPO: 'A' }, 'Tipo: ≠ Uno'],
  [{ not: { TIPO: { in: ['A', 'B'] } } }, { TIPO: 'A' }, 'Tipo: not Uno or Dos'],
  [{ NOMBRE: { contains: 'x' } }, { NOMBRE: 'a' }, 'Nombre: contains “x”'],
  [{ NOMBRE: { empty: true } }, { NOMBRE: 'a' }, '“Nombre” empty'],
  [{ NOMBRE: { empty: false } }, {}, 'a value in “Nombre”'],
  [{ not: { NOMBRE: { empty: true } } }, {}, 'a value in “Nombre”'],
  [{ not: { NOMBRE: { contains: 'x' } } }, { NOMBRE: 'ax' }, 'Nombre: does not contain “x”'],
  [{ PLAZO: { during: 'this month' } }, { PLAZO: '1999-01-01' }, 'Plazo: this month'],
  [{ PLAZO: { during: 'last 30 days' } }, { PLAZO: '1999-01-01' }, 'Plazo: last 30 days'],
  [
    { not: { PLAZO: { during: 'older than 90 days' } } },
    { PLAZO: '1999-01-01' },
    'Plazo: not more than 90 days ago',
  ],
  [{ MARCAS: { has: 'A' } }, { MARCAS: ['B'] }, 'Marcas: Uno'],
  [{ not: { MARCAS: { has: 'A' } } }, { MARCAS: ['A'] }, 'Marcas: not Uno'],
  [
    { not: { or: [{ MARCAS: { has: 'A' } }, { TIPO: 'A' }] } },
    { MARCAS: ['A'], TIPO: 'A' },
    'Marcas: not Uno and Tipo: ≠ Uno',
  ],
  [{ TOTAL: { lte: { field: 'TOPE' } } }, { TOTAL: 5, TOPE: 3 }, 'Total: ≤ Tope'],
  [{ TOTAL: { lt: { field: 'TOPE', plus: -1 } } }, { TOTAL: 5, TOPE: 3 }, 'Total: < Tope − 1'],
  [{ TOTAL: { eq: { field: 'TOPE' } } }, { TOTAL: 5, TOPE: 3 }, 'Total: = Tope'],
  [
    { not: { or: [{ TIPO: 'A' }, { NOMBRE: { empty: true } }] } },
    { TIPO: 'A', NOMBRE: '' },
    'Tipo: ≠ Uno and a value in “Nombre”',
  ],
])('%j of %j is said as a reader understands it', async (rule, record, words) => {
  expect(await readText(rule, record)).toBe(words)
})

test.each([
  { TOTAL: { lt: { field: 'CLAVE' } } },
  { CLAVE: { lt: { field: 'TOTAL' } } },
  { CLAVE: { empty: true } },
  { not: { CLAVE: 3 } },
  { CLAVE: { nin: [1, 2] } },
])('nothing is said of %j, which asks for a field that is not theirs to read', async rule => {
  expect(await readText(rule, { TOTAL: 1, CLAVE: 1 })).toBeUndefined()
})

test('every language says it in words of its own', async () => {
  const texts = await Promise.all(
    languages.map(language => readText({ NOMBRE: { empty: true } }, { NOMBRE: 'a' }, language)),
  )
  expect(new Set(texts).size).toBe(languages.length)
})
