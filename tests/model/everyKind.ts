import type { FieldDefinition } from '../../src/model/definition/field'
import { type AnySchema, defineResource } from '../../src/model/schema'
import { samples } from './samples'
import type { Samples } from './samplesOf'

/** `longText` is the column LONG_TEXT. */
export const columnOf = (name: string) =>
  name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()

/** Options that change how a kind is read or stored. */
export const variants = {
  numericChoice: {
    field: { kind: 'choice', numeric: true, options: { '-1': 'Contado', '5': 'Crédito' } },
    good: [-1, 5],
    bad: [
      [7, 'notChoice'],
      ['uno', 'notChoice'],
    ],
    typed: [['5', 5]],
  },
  patternCode: {
    field: { kind: 'code', pattern: '00.AA' },
    good: ['12.AB'],
    bad: [
      ['12.A1', 'codeLike'],
      ['12-AB', 'codeLike'],
    ],
  },
  fixedCode: {
    field: { kind: 'code', lengths: [4, 6] },
    good: ['A123', 'ABC123'],
    bad: [['A1234', 'codeLengths']],
  },
  serial: {
    field: { kind: 'imei', lengths: [10, 11] },
    good: ['352099001761481', 'ABC1234567', '12345678901'],
    bad: [
      ['352099001761482', 'imeiLuhn'],
      ['ABC123', 'serialLength'],
    ],
  },
  nationalPhone: {
    field: { kind: 'phone', lengths: [10] },
    good: ['0991234567'],
    bad: [
      ['099123456', 'phoneDigits'],
      ['+593991234567', 'phoneDigits'],
    ],
  },
  looseCode: {
    field: { kind: 'code', upper: false },
    good: ['aB', 'ab'],
    bad: [['a b', 'notCode']],
  },
  boundedInteger: {
    field: { kind: 'integer', min: 0, max: 9 },
    good: [0, 9],
    bad: [
      [-1, 'min'],
      [10, 'max'],
    ],
  },
  onlyRuc: {
    field: { kind: 'identity', type: 'ruc' },
    good: ['1790011674001'],
    bad: [['1710034065', 'identityLength']],
  },
  numericReference: {
    field: { kind: 'reference', resource: 'numbers' },
    good: [1, 2],
    bad: [
      ['T1', 'notReference'],
      [1.5, 'notReference'],
    ],
    typed: [['1', 1]],
  },
} satisfies Record<string, Samples>

/** Samples of some kind. */
type SomeSamples = Omit<Samples, 'field'> & { readonly field: { readonly kind: string } }

export const everySample: Readonly<Record<string, SomeSamples>> = { ...samples, ...variants }

const plain: readonly string[] = ['id', 'password']
const fieldsOf = (): Record<string, FieldDefinition> =>
  Object.fromEntries(
    Object.entries(everySample).map(([name, { field }]) => [
      columnOf(name),
      (plain.includes(field.kind)
        ? field
        : { ...field, filter: true, sortable: true }) as FieldDefinition,
    ]),
  )

/** Target of the sample references. */
export const targets = defineResource({
  name: 'targets',
  table: 'DESTINO',
  key: 'CODIGO',
  title: 'CODIGO',
  label: { es: 'Destino | Destinos' },
  fields: { CODIGO: { kind: 'code' } },
  access: { admin: 'all' },
})

export const numbers = defineResource({
  name: 'numbers',
  table: 'NUMERO',
  key: 'ID',
  title: 'ID',
  label: { es: 'Número | Números' },
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } },
  access: { admin: 'all' },
})

/** A resource with one field of every kind. */
export const everyKind: AnySchema = {
  name: 'every-kind',
  table: 'TODO',
  key: 'ID',
  title: 'TEXT',
  label: { es: 'Todo | Todos' },
  fields: fieldsOf(),
  access: { admin: 'all' },
  flow: {
    vida: {
      initial: 0,
      states: {
        0: { label: 'Abierto', colour: 'info' },
        1: { label: 'Listo', colour: 'success' },
        10: { label: 'Cerrado', colour: 'default' },
      },
      transitions: {},
    },
  },
}

/** Rows that refer to a record with a field of every kind. */
export const pointers = defineResource({
  name: 'pointers',
  table: 'PUNTERO',
  key: 'ID',
  title: 'ID',
  label: { es: 'Puntero | Punteros' },
  fields: {
    ID: { kind: 'id' },
    N: { kind: 'integer' },
    HACIA: { kind: 'reference', resource: 'every-kind' },
  },
  access: { admin: 'all' },
})
