import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/catalogue'
import type { AnySchema } from '../../src/model/schema'

const things: AnySchema = {
  ...{ name: 'things', table: 'COSA', key: 'ID', title: 'NOMBRE', label: 'Cosa | Cosas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    LLEGO: { kind: 'date' },
    PRECIO: { kind: 'money' },
    CUENTA: { kind: 'integer' },
    PESO: { kind: 'decimal' },
    MARCAS: { kind: 'choices', options: { A: 'a' } },
  },
  access: {},
}
const reading = (read: object) =>
  createCatalogue([{ ...things, access: { '7': { read } } } as AnySchema])

test.each<[object, string]>([
  [{ MARCAS: 'A' }, 'MARCAS does not know "eq", only has, empty'],
  [{ NOMBRE: { lt: 'x' } }, 'NOMBRE does not know "lt"'],
  [{ PRECIO: { contains: '1' } }, 'PRECIO does not know "contains"'],
  [{ not: { or: [{ MARCAS: { in: ['A'] } }] } }, 'MARCAS does not know "in"'],
  [{ PRECIO: { lt: { field: 'LLEGO' } } }, 'PRECIO and LLEGO do not compare'],
  [{ PRECIO: { lt: { field: 'PESO', plus: 1 } } }, 'PESO has no exact distance of 1'],
  [{ PRECIO: { lt: { field: 'CUENTA', plus: 0.5 } } }, 'CUENTA has no exact distance of 0.5'],
  [{ PESO: { lt: { field: 'PRECIO', plus: 0.001 } } }, 'PRECIO has no exact distance of 0.001'],
])('a rule %j stops the start', (read, words) => {
  expect(() => reading(read)).toThrow(`things.access.7: ${words}`)
})

test('rules over a field, a tab and a role are read alike', () => {
  const wrong = { MARCAS: 'A' }
  const list = { columns: [], tabs: [{ id: 't', label: 'T', filter: wrong }] }
  const fields = { ...things.fields, NOMBRE: { kind: 'text', required: wrong } } as const
  expect(() => createCatalogue([{ ...things, fields, list } as AnySchema])).toThrow(
    /things\.NOMBRE: MARCAS.*\n.*things\.list\.tabs\.t: MARCAS/,
  )
})

test('what can be answered alike passes', () => {
  expect(() =>
    reading({
      MARCAS: { has: 'A' },
      LLEGO: { gte: '2026-01-01', empty: false },
      PRECIO: { lte: { field: 'CUENTA', plus: 2 } },
      PESO: { gt: { field: 'PRECIO', plus: -0.01 } },
      '$me.COMPANY': { ne: { field: 'NOMBRE' } },
    }),
  ).not.toThrow()
})
