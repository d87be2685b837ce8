import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { compute } from '../../src/model/rules/compute'
import { settle } from '../../src/model/validation/draft'
import { validate } from '../../src/model/validation/validation'
import { defineResource } from './anyBusiness'

const orders = defineResource({
  name: 'orders',
  table: 'PEDIDO',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Pedido | Pedidos' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, max: 10 },
    TIPO: { kind: 'choice', options: { '1': 'Uno', '2': 'Dos' }, numeric: true },
    NOTA: { kind: 'longText', required: { TIPO: 2 }, visibleWhen: { TIPO: { in: [2] } } },
    LINEAS: {
      kind: 'lines',
      fields: {
        CANTIDAD: { kind: 'integer', min: 1, required: true },
        PRECIO: { kind: 'money', required: { TIPO: 2 } },
        TOTAL: { kind: 'computed', formula: { mul: ['CANTIDAD', 'PRECIO'] } },
      },
    },
    SUBTOTAL: { kind: 'computed', formula: { sum: 'LINEAS.TOTAL' } },
    IVA: { kind: 'computed', formula: { mul: ['SUBTOTAL', 0.15] } },
  },
  access: { admin: 'all' },
})
const applications = defineResource({
  name: 'applications',
  table: 'SOLICITUD',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Solicitud | Solicitudes' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    CON_AVAL: { kind: 'boolean' },
    REFERENCIAS: { kind: 'lines', min: 2, fields: { NOMBRE: { kind: 'text' } } },
    AVALES: {
      kind: 'lines',
      min: 1,
      visibleWhen: { CON_AVAL: true },
      fields: { NOMBRE: { kind: 'text' } },
    },
  },
  access: { admin: 'all' },
})
const resource = createCatalogue([orders]).get('orders')
const writable = new Set(resource.fields.keys())
const check = (record: Record<string, unknown>, changed?: string[]) =>
  validate(resource, record, { me: {}, writable, ...(changed && { changed: new Set(changed) }) })

test('a record that keeps every rule has no problems', () => {
  expect(check({ NOMBRE: 'Ana', TIPO: 1, LINEAS: [{ CANTIDAD: 2, PRECIO: 1.5 }] })).toEqual({})
})

test('every problem is told at its field, rows included', () => {
  expect(
    check({
      NOMBRE: 'un nombre demasiado largo',
      TIPO: 3,
      LINEAS: [{ CANTIDAD: 0 }, { PRECIO: 1.234 }, 'x'],
    }),
  ).toEqual({
    NOMBRE: { key: 'tooLong', params: { max: 10 } },
    TIPO: { key: 'notChoice' },
    'LINEAS.0.CANTIDAD': { key: 'min', params: { min: 1 } },
    'LINEAS.1.CANTIDAD': { key: 'required' },
    'LINEAS.1.PRECIO': { key: 'tooManyDecimals', params: { max: 2 } },
    'LINEAS.2': { key: 'wrongType' },
  })
})

test('a conditional field is demanded only while its rule holds, also from inside a row', () => {
  expect(check({ NOMBRE: 'Ana', TIPO: 2, LINEAS: [{ CANTIDAD: 1 }] })).toEqual({
    NOTA: { key: 'required' },
    'LINEAS.0.PRECIO': { key: 'required' },
  })
})

test('an update tells only of what it changed and of fields whose rule asks about it', () => {
  expect(check({ NOMBRE: null, TIPO: 2 }, ['TIPO'])).toEqual({ NOTA: { key: 'required' } })
  expect(check({ NOMBRE: null, TIPO: 2 }, ['LINEAS'])).toEqual({})
})

test('a field that the user may not write is not required', () => {
  expect(validate(resource, {}, { me: {}, writable: new Set(['TIPO']) })).toEqual({})
})

test('a settled record has its hidden fields emptied and its computed ones reckoned in cents', () => {
  const record = { NOMBRE: 'Ana', TIPO: 1, NOTA: 'x', LINEAS: [{ CANTIDAD: 3, PRECIO: 0.35 }] }
  expect(settle(resource, record, {})).toMatchObject({
    NOTA: null,
    LINEAS: [{ TOTAL: 1.05 }],
    SUBTOTAL: 1.05,
    IVA: 0.16,
  })
})

test('text put together is there once its parts are', () => {
  const customers = createCatalogue([
    defineResource({
      name: 'customers',
      table: 'CLIENTE',
      key: 'ID',
      title: 'ID',
      label: { es: 'Cliente | Clientes' },
      fields: {
        ID: { kind: 'code', concat: ['CL', { field: 'RUC' }] },
        RUC: { kind: 'identity', required: true },
      },
      access: { admin: 'all' },
    }),
  ]).get('customers')
  expect(settle(customers, { RUC: '1710034065' }, {}).ID).toBe('CL1710034065')
  expect(settle(customers, { ID: 'X', RUC: null }, {}).ID).toBeNull()
})

test('a check between fields is told at its field in the schema’s own words', () => {
  const stays = createCatalogue([
    defineResource({
      name: 'stays',
      table: 'ESTADIA',
      key: 'ID',
      title: 'ID',
      label: { es: 'Estadía | Estadías' },
      fields: {
        ID: { kind: 'id' },
        DESDE: { kind: 'date' },
        HASTA: { kind: 'date' },
        PRECIO: { kind: 'money' },
        REBAJA: { kind: 'money' },
        TOTAL: { kind: 'computed', formula: { sub: ['PRECIO', 'REBAJA'] } },
      },
      checks: [
        {
          rule: { HASTA: { gte: { field: 'DESDE' } } },
          field: 'HASTA',
          message: { es: 'Termina antes' },
        },
        { rule: { TOTAL: { gte: 0 } }, field: 'REBAJA', message: { es: 'Rebaja de más' } },
      ],
      access: { admin: 'all' },
    }),
  ]).get('stays')
  const wrong = { DESDE: '2026-02-02', HASTA: '2026-02-01', PRECIO: 1, REBAJA: 2 }
  const read = (changed?: string[]) =>
    validate(stays, settle(stays, wrong, {}), {
      me: {},
      writable: new Set(stays.fields.keys()),
      ...(changed && { changed: new Set(changed) }),
    })
  const late = { key: 'check', text: { es: 'Termina antes' } }
  const much = { key: 'check', text: { es: 'Rebaja de más' } }
  expect(read()).toEqual({ HASTA: late, REBAJA: much })
  expect(read(['DESDE'])).toEqual({ HASTA: late })
  expect(read(['PRECIO'])).toEqual({ REBAJA: much })
})

test('rows that are none do not stop a sum', () => {
  expect(compute({ sum: 'ITEMS.TOTAL' }, { ITEMS: [null, 7, { TOTAL: 2 }] }, 2)).toBe(2)
})

test('lines of which there must be some are missed when left out, empty or too few', () => {
  const application = createCatalogue([applications]).get('applications')
  const problems = (record: Record<string, unknown>, open = [...application.fields.keys()]) =>
    validate(application, record, { me: {}, writable: new Set(open) })
  const tooFew = { REFERENCIAS: { key: 'tooFewLines', params: { min: 2 } } }
  const two = [{ NOMBRE: 'Ana' }, { NOMBRE: 'Luis' }]

  for (const REFERENCIAS of [undefined, null, [], two.slice(1)])
    expect(problems({ REFERENCIAS })).toEqual(tooFew)
  expect(problems({ REFERENCIAS: two })).toEqual({})
  expect(problems({}, ['NOMBRE'])).toEqual({})
  expect(problems({ REFERENCIAS: two, CON_AVAL: true })).toEqual({
    AVALES: { key: 'tooFewLines', params: { min: 1 } },
  })
  expect(problems({ REFERENCIAS: two, AVALES: [] })).toEqual({})
})

test('a day that ends with today is the day of the server that says so', () => {
  const sales = createCatalogue([
    { ...applications, fields: { ...applications.fields, VENTA: { kind: 'date', max: 'today' } } },
  ]).get('applications')
  const problems = (VENTA: string, today?: string) =>
    validate(sales, { VENTA }, { me: {}, writable: new Set(['VENTA']), ...(today && { today }) })
  expect(problems('2026-03-02', '2026-03-02')).toEqual({})
  expect(problems('2026-03-03', '2026-03-02')).toEqual({ VENTA: { key: 'futureDay' } })
  expect(problems('2999-01-01')).toEqual({ VENTA: { key: 'futureDay' } })
})
