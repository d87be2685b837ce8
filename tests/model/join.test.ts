import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { contradictions, isEcho } from '../../src/model/fields/concat'
import { type DraftValues, settleOver } from '../../src/model/validation/draft'
import { validate, warningsOf } from '../../src/model/validation/validation'
import { defineResource } from './anyBusiness'

const isPerson = { TIPO: 'N' } as const
const taxpayers = defineResource({
  name: 'taxpayers',
  table: 'CONTRIBUYENTE',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Contribuyente | Contribuyentes' },
  fields: {
    ID: { kind: 'id' },
    TIPO: { kind: 'choice', options: { N: { es: 'Natural' }, J: { es: 'Jurídica' } } },
    NOMBRE: { kind: 'text', required: true },
    CEDULA: { kind: 'identity', type: 'cedula' },
    FIRMA: {
      kind: 'text',
      required: true,
      concat: { value: [{ field: 'NOMBRE' }], when: isPerson },
    },
    RUC: {
      kind: 'identity',
      type: 'ruc',
      required: true,
      concat: { value: [{ field: 'CEDULA' }, '001'], when: isPerson },
    },
  },
  access: { admin: 'all' },
})
const resource = createCatalogue([taxpayers]).get('taxpayers')
const readStored = (record: DraftValues, before?: DraftValues) =>
  settleOver(resource, record, { me: {}, before })
const problems = (record: DraftValues, changed?: readonly string[]) =>
  validate(resource, readStored(record), {
    me: {},
    writable: new Set(resource.fields.keys()),
    ...(changed && { changed: new Set(changed) }),
  })
const ana = { TIPO: 'N', NOMBRE: 'Ana', CEDULA: '1710034065' }
const anas = { FIRMA: 'Ana', RUC: '1710034065001' }

test('a value follows others while the rule holds, and is whatever was typed while it does not', () => {
  expect(readStored(ana)).toMatchObject(anas)
  const company = { ...ana, TIPO: 'J', FIRMA: 'Luis', RUC: '0190000000001' }
  expect(readStored(company)).toMatchObject({ FIRMA: 'Luis', RUC: '0190000000001' })
  expect(readStored({ ...ana, CEDULA: null, RUC: '1710034065001' })).toMatchObject({ RUC: null })
})

test('a row from before keeps what it says until what it follows changes', () => {
  const old = { ...ana, FIRMA: 'Ana', RUC: '1710034065002' }
  expect(readStored(old, old)).toMatchObject({ RUC: '1710034065002' })
  expect(readStored({ ...old, NOMBRE: 'Eva' }, old)).toMatchObject({ FIRMA: 'Eva', RUC: old.RUC })
  expect(readStored({ ...old, CEDULA: '0102030405' }, old)).toMatchObject({ RUC: '0102030405001' })
  expect(readStored({ ...old, RUC: '1710034065001' }, old)).toMatchObject({ RUC: '1710034065001' })
  expect(readStored({ ...old, RUC: '0102030405001' }, old)).toMatchObject({ RUC: old.RUC })
})

test('another value than the one that follows is refused by name, the same one is not', () => {
  const record = readStored(ana)
  expect(contradictions(resource, { ...ana, ...anas }, record)).toEqual({})
  expect(contradictions(resource, { RUC: '0102030405001', FIRMA: null }, record)).toEqual({
    RUC: { key: 'follows', params: { value: anas.RUC } },
  })
  expect(contradictions(resource, { RUC: '1' }, readStored({ TIPO: 'J', RUC: '2' }))).toEqual({})
})

test('what is wrong with it is told where it can be mended, once', () => {
  expect(problems({ TIPO: 'N', NOMBRE: 'Ana', CEDULA: '12' })).toEqual({
    CEDULA: { key: 'identityLength' },
  })
  expect(problems({ TIPO: 'N', NOMBRE: 'Ana' }, ['NOMBRE', 'CEDULA'])).toEqual({
    CEDULA: { key: 'required' },
  })
  expect(problems({ TIPO: 'N', CEDULA: ana.CEDULA })).toEqual({ NOMBRE: { key: 'required' } })
  expect(Object.keys(warningsOf(resource, readStored({ ...ana, CEDULA: '1710034066' })))).toEqual([
    'CEDULA',
  ])
})

test('a concatenation that repeats another field is an echo, one that adds text is not', () => {
  const field = (name: string) => resource.fields.get(name) as never
  expect([isEcho(field('FIRMA'), ana), isEcho(field('RUC'), ana)]).toEqual([true, false])
  expect(isEcho(field('FIRMA'), { ...ana, TIPO: 'J' })).toBe(false)
})

test('what is put together from what is not there, from itself or in a row stops the start', () => {
  const problems = (RUC: object) =>
    createCatalogue([{ ...taxpayers, fields: { ...taxpayers.fields, RUC } } as never])
  const ruc = { kind: 'identity', type: 'ruc' }
  const join = (of: readonly object[], rule: object = isPerson) => ({
    ...ruc,
    concat: { value: of, when: rule },
  })
  expect(() => problems(join([{ field: 'NADA' }]))).toThrow(
    'taxpayers.RUC.concat.value.0.field: unknown field "NADA"',
  )
  expect(() => problems(join([{ field: 'FIRMA' }]))).toThrow(
    'taxpayers.RUC: concat: FIRMA is concatenated itself',
  )
  expect(() => problems(join([{ field: 'CEDULA' }], { CLASE: 'N' }))).toThrow(
    'taxpayers.RUC.concat.when: unknown field "CLASE"',
  )
  expect(() => problems(join([{ field: 'CEDULA' }], { '$me.ROLE': 'admin' }))).toThrow(
    'taxpayers.RUC: concat.when cannot use $me: the text is the same for everybody',
  )
  const rows = { kind: 'lines', fields: { RUC: join([{ field: 'CEDULA' }]) } }
  expect(() => problems(rows)).toThrow('taxpayers.RUC: RUC is in a row, so it cannot have concat')
})
