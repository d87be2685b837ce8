import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'

const things: AnySchema = {
  ...{ name: 'things', table: 'COSA', key: 'ID', title: 'NOMBRE', label: 'Cosa | Cosas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    LLEGO: { kind: 'date' },
    PRECIO: { kind: 'money' },
    NOTA: { kind: 'longText' },
    CUENTA: { kind: 'integer' },
    PESO: { kind: 'decimal' },
    MARCAS: { kind: 'choices', options: { A: 'a' } },
  },
  access: {},
}
const reading = (read: object) =>
  createCatalogue([{ ...things, access: { salesAgent: { read } } } as AnySchema])

test.each<[object, string]>([
  [{ MARCAS: 'A' }, 'MARCAS does not know "eq", only has, empty'],
  [{ NOMBRE: { lt: 'x' } }, 'NOMBRE does not know "lt"'],
  [{ PRECIO: { contains: '1' } }, 'PRECIO does not know "contains"'],
  [{ not: { or: [{ MARCAS: { in: ['A'] } }] } }, 'MARCAS does not know "in"'],
  [{ PRECIO: { lt: { field: 'LLEGO' } } }, 'PRECIO and LLEGO do not compare'],
  [{ PRECIO: { lt: { field: 'PESO', plus: 1 } } }, 'PESO has no exact distance of 1'],
  [{ PRECIO: { lt: { field: 'CUENTA', plus: 0.5 } } }, 'CUENTA has no exact distance of 0.5'],
  [{ PESO: { lt: { field: 'PRECIO', plus: 0.001 } } }, 'PRECIO has no exact distance of 0.001'],
  [{ PRECIO: 'much' }, 'PRECIO is a number, never "much"'],
  [{ CUENTA: { in: [1, '2'] } }, 'CUENTA is a number, never "2"'],
  [{ NOMBRE: { ne: 5 } }, 'NOMBRE is a text, never 5'],
  [{ LLEGO: { gt: 'ayer' } }, 'LLEGO is a date, never "ayer"'],
])('a rule %j stops the start', (read, words) => {
  expect(() => reading(read)).toThrow(`things.access.salesAgent: ${words}`)
})

test('rules over a field, a tab and a role are read alike', () => {
  const wrong = { MARCAS: 'A' }
  const list = { columns: [], tabs: [{ id: 't', label: 'T', where: wrong }] }
  const fields = { ...things.fields, NOMBRE: { kind: 'text', required: wrong } } as const
  expect(() => createCatalogue([{ ...things, fields, list } as AnySchema])).toThrow(
    /things\.NOMBRE: MARCAS.*\n.*things\.list\.tabs\.t: MARCAS/,
  )
})

test('rules that both evaluators answer alike pass', () => {
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

const places: AnySchema = {
  ...{ name: 'places', table: 'LUGAR', key: 'ID', title: 'ID', label: 'Lugar | Lugares' },
  fields: {
    ID: { kind: 'id' },
    COSA: { kind: 'reference', resource: 'things' },
    NOTA: { kind: 'text' },
    CLAVE: { kind: 'text', read: ['admin'] },
  },
  access: {},
}
const placing = (more: object) => () =>
  createCatalogue([things, { ...places, ...more } as AnySchema])

test.each<[object, string]>([
  [{ 'COSA.MARCAS': 'A' }, 'COSA.MARCAS does not know "eq"'],
  [{ 'COSA.NOTA': { contains: 'a' } }, 'COSA.NOTA must be searched, filtered or sorted'],
  [{ NOTA: { eq: { field: 'COSA.PRECIO' } } }, 'NOTA and COSA.PRECIO do not compare'],
])('a look through a reference %j stops the start', (read, words) => {
  expect(placing({ access: { salesAgent: { read } } })).toThrow(
    `places.access.salesAgent: ${words}`,
  )
})

test.each(['COSA.NADA', 'NOTA.ID'])('a look at %s, which is not there, stops the start', name => {
  expect(placing({ access: { salesAgent: { read: { [name]: 1 } } } })).toThrow(
    `places.access.salesAgent.read: unknown field "${name}"`,
  )
})

test('a form cannot look through a reference', () => {
  const NOTA = { kind: 'text', required: { 'COSA.PRECIO': { gt: 1 } } }
  const fields = { ...places.fields, NOTA }
  expect(placing({ fields })).toThrow('places.NOTA: COSA.PRECIO is not at hand in a form')
})

test('a default is no way around what may be read', () => {
  const secret = {
    ...things,
    fields: { ...things.fields, NOMBRE: { kind: 'text', read: ['credit'] } },
  }
  const filled = (name: string) => {
    const NOTA = { kind: 'text', default: { field: name } }
    const fields = { ...places.fields, NOTA }
    return () => createCatalogue([secret, { ...places, fields }] as AnySchema[])
  }
  expect(filled('COSA.NOMBRE')).toThrow('places.NOTA: is taken from COSA.NOMBRE, which not every')
  expect(filled('COSA.NADA')).toThrow('places.NOTA.default.field: unknown field "COSA.NADA"')
})

test('a flow that leads nowhere stops the start', () => {
  const going = (transition: object, begin: readonly object[] = []) => ({
    fields: { ...places.fields, ESTADO: { kind: 'status', flow: 'f' } },
    flow: {
      f: {
        initial: 1,
        onCreate: begin,
        states: { 1: { label: 'Uno', colour: 'info' } },
        transitions: { ir: { label: 'Ir', from: [1], allow: ['admin'], ...transition } },
      },
    },
  })
  expect(placing(going({ to: 2 }))).toThrow('places.flow.f.transitions.ir.to: there is no state 2')
  const undoing = { effects: [{ call: 'sap.anular', compensates: ['sap.pedir'] }] }
  expect(placing(going(undoing))).toThrow(
    'places.flow.f.transitions.ir: compensates: no effect of this flow calls sap.pedir',
  )
  const ir = 'places.flow.f.transitions.ir'
  expect(placing(going({ dialogFields: ['X'] }))).toThrow(`${ir}.dialogFields.0: unknown field "X"`)
  expect(placing(going({ dialogInfo: ['X'] }))).toThrow(`${ir}.dialogInfo.0: unknown field "X"`)
  expect(placing(going({ onResponse: { call: 'sap.x' } }))).toThrow(
    'places.flow.f.transitions.ir: onResponse: no effect of this flow calls sap.x',
  )
  const letter = { field: 'NOTA', subject: '{COSA}', text: 'Hola {NADA}' }
  const writing = placing(going({ effects: [{ call: 'correo.x', ...letter }] }))
  expect(writing).toThrow('places.flow.f.transitions.ir: field: NOTA is no field for a mail')
  expect(writing).toThrow(`${ir}.effects.0.text: unknown field "NADA"`)
  const when = { guards: [{ rule: { 'COSA.X': 1 }, message: 'no' }] }
  expect(placing(going(when))).toThrow(`${ir}.guards.0.rule: unknown field "COSA.X"`)
  const effects = [{ set: { NOTA: { field: 'COSA.X' } } }]
  expect(placing(going({ effects }))).toThrow(
    `${ir}.effects.0.set.NOTA.field: unknown field "COSA.X"`,
  )
  expect(placing(going({}, effects))).toThrow('places.flow.f.onCreate.0.set.NOTA.field: unknown')
  const born = [{ set: { NOTA: 'x' } }]
  expect(placing(going({}, born))).toThrow(
    'places.flow.f.onCreate: sets NOTA; write a default at NOTA instead',
  )
})
