import { expect, test } from 'vitest'
import { inNextSecond, type Me, policyOf, readableRowFields } from '../../src/model/access/access'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { FieldModel } from '../../src/model/fields/resource'
import type { AnySchema } from '../../src/model/schema'

const name = { title: 'ID', label: { es: 'Cosa' }, key: 'ID' }
const catalogue = createCatalogue([
  {
    ...{ ...name, name: 'things', table: 'COSA' },
    fields: {
      ID: { kind: 'id' },
      FILAS: { kind: 'lines', fields: { N: { kind: 'integer', read: ['admin'] } } },
    },
    access: { salesAgent: { read: { ID: '$me.ID' } } },
  },
  {
    ...{ ...name, name: 'news', table: 'AVISO' },
    fields: { ID: { kind: 'id' }, DESDE: { kind: 'dateTime' } },
    access: { salesAgent: { read: { DESDE: { lte: '$me.NOW' } } } },
  },
] as unknown as AnySchema[])
const things = catalogue.get('things')
const news = catalogue.get('news')
const lines = things.fields.get('FILAS') as FieldModel

const WAREHOUSE: string[] = []
const at = (second: number, more: object = {}) =>
  ({
    ID: 5,
    ROLE: '7',
    WAREHOUSE,
    NOW: `2026-01-01T00:00:0${second}.999Z`,
    ...more,
  }) as unknown as Me

test('rights stay decided from second to second, but for those that go by the clock', () => {
  const before = at(1)
  const [old, rows, then] = [
    policyOf(things, before),
    readableRowFields(lines, before),
    policyOf(news, before),
  ]
  const me = inNextSecond(before, at(2))
  expect(policyOf(things, me).readable).toBe(old.readable)
  expect(policyOf(things, me).me).toBe(me)
  expect(readableRowFields(lines, me)).toBe(rows)
  expect(policyOf(news, me).read).toEqual({ ...then.read, right: { value: me.NOW } })
})

test('somebody else takes nothing over', () => {
  const before = at(1)
  policyOf(things, before)
  readableRowFields(lines, before)
  for (const more of [{ ID: 6 }, { WAREHOUSE: [] }, { EMPRESA: 'A' }]) {
    const other = inNextSecond(before, at(2, more))
    expect(policyOf(things, other).readable).not.toBe(policyOf(things, before).readable)
  }
  const boss = inNextSecond(before, at(2, { ROLE: '10' }))
  expect(readableRowFields(lines, boss).map(field => field.name)).toEqual(['N'])
})
