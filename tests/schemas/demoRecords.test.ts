import { describe, expect, test } from 'vitest'
import { demoAccounts } from '../../server/seed/accounts'
import { demoRecords } from '../../server/seed/demoRecords'
import { isDelivery } from '../../server/seed/products'
import type { DemoRecord } from '../../server/seed/record'
import { catalogue } from '../../src/catalogue'
import { checkIdentity } from '../../src/domain/customers/identity'
import { isImei } from '../../src/domain/devices/imei'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { parseRule } from '../../src/model/rules/rule'
import { settle } from '../../src/model/validation/draft'
import { validate, warningsOf } from '../../src/model/validation/validation'
import { shipped } from './shipped'

const batches = [...demoRecords()]
const named = batches.map(
  batch => [`${batch.resource} ${batch.company ?? ''}`.trim(), batch] as const,
)
const all = (resource: string): readonly DemoRecord[] =>
  batches.filter(batch => batch.resource === resource).flatMap(batch => batch.records)

test('every shipped resource has demo records', () => {
  const seeded = new Set(batches.map(batch => batch.resource))
  expect(shipped.filter(name => !seeded.has(name))).toEqual([])
})

test('the demo is large enough to feel real', () => {
  const counts = (resource: string) =>
    batches.filter(batch => batch.resource === resource).map(batch => batch.records.length)
  expect(counts('products')).toEqual([2500, 600, 60])
  expect(counts('clients').reduce((sum, count) => sum + count)).toBe(453)
  expect(
    all('parishes')
      .map(parish => parish.PROVINCIA)
      .filter(unique),
  ).toHaveLength(24)
})

test('the same day gives the same data', () => {
  expect(JSON.stringify([...demoRecords()])).toBe(JSON.stringify(batches))
})

test('each role has its account', () => {
  const users = all('users')
  for (const { role, email } of demoAccounts) {
    expect(users).toContainEqual(expect.objectContaining({ ROLE: role, EMAIL: email }))
  }
})

test('an order keeps its address in words, and a partner total only where it is the partner’s', () => {
  const orders = all('invoices')
  const places = orders.flatMap(({ OBSERVACIONESB: at }) => (at ? [at as DemoRecord] : []))
  expect(places.filter(at => !at.CANTON || /^\d+$/.test(String(at.PARROQUIA)))).toEqual([])
  const readStored = orders.map(order => settle(catalogue.get('invoices'), order, {}))
  expect(
    readStored.filter(it => (it.TM_SUBTOTAL === null) === (it.COMPANY === 'TOMEBAMBA')),
  ).toEqual([])
  const lines = readStored.flatMap(it =>
    it.COMPANY === 'TOMEBAMBA' ? [] : (it.ITEMS as DemoRecord[]),
  )
  expect(lines.filter(line => line.TM_TOTAL !== null)).toEqual([])
})

test('orders, warranties, credit applications and their documents stand in every state', () => {
  for (const [name, field] of [
    ['invoices', 'ESTADO'],
    ['warranty-orders', 'ESTADO'],
    ['credit-applications', 'ESTADO_CREDITO'],
    ['credit-documents', 'ESTADO'],
  ] as const) {
    const [flow] = Object.values(catalogue.get(name).schema.flow ?? {})
    const states = Object.keys(flow?.states ?? {}).map(Number)
    expect(new Set(all(name).map(record => record[field]))).toEqual(new Set(states))
  }
})

test('identity numbers and IMEIs have right check digits', () => {
  const doubtful = all('clients').filter(client => {
    const check = checkIdentity(String(client.RUC))
    return !check.ok || check.warn
  })
  expect(doubtful).toEqual([])
  expect(all('serials').filter(serial => !isImei(String(serial.INTERNAL_SERIAL)))).toEqual([])
})

test('no more units are kept than there are', () => {
  const short = all('stock').filter(row => Number(row.RESERVADO) > Number(row.CANTIDAD))
  expect(short).toEqual([])
})

test('what open orders keep is exactly what the shelves say is kept', () => {
  const stored = new Map<string, number>()
  const add = (place: string, units: number) => stored.set(place, (stored.get(place) ?? 0) + units)
  for (const { company, records } of batches.filter(({ resource }) => resource === 'stock')) {
    for (const { CODIGO, WhsCode, RESERVADO } of records)
      add(`${company} ${CODIGO} ${WhsCode}`, Number(RESERVADO))
  }
  for (const { company, records } of batches.filter(({ resource }) => resource === 'invoices')) {
    const open = records.filter(({ ESTADO }) => [6, 10, 13, 15, 5, 7, 0].includes(Number(ESTADO)))
    for (const { ITEMS, BODEGA } of open)
      for (const { PRODUCTO_ID, CANTIDAD } of (ITEMS as readonly DemoRecord[]).filter(isGoods))
        add(`${company} ${PRODUCTO_ID} ${BODEGA}`, -Number(CANTIDAD))
  }
  expect([...stored].filter(([, units]) => units !== 0)).toEqual([])
})

/** Deliveries are lines of an order without stock. */
const isGoods = ({ PRODUCTO_ID }: DemoRecord) => !isDelivery({ CODIGO: String(PRODUCTO_ID) })

describe.each(named)('%s', (_, batch) => {
  const resource = catalogue.get(batch.resource)
  const company = batch.company ? { EMPRESA: batch.company } : {}
  const whole = batch.records.map(record => settle(resource, { ...record, ...company }, {}))

  test('passes its own schema, without doubts', () => {
    const writing = { me: { ROLE: '10', GROUP: true }, writable: new Set(resource.fields.keys()) }
    const problems = whole
      .map(record => ({ ...validate(resource, record, writing), ...warningsOf(resource, record) }))
      .filter(found => Object.keys(found).length > 0)
    expect(problems.slice(0, 3)).toEqual([])
  })

  test('names only fields the schema has', () => {
    const names = batch.records.flatMap(record => Object.keys(record)).filter(unique)
    expect(names.filter(name => !resource.fields.has(name))).toEqual([])
  })

  test('repeats neither keys nor what is unique', () => {
    for (const { columns, counts } of uniquesOf(resource)) {
      const values = whole
        .filter(counts)
        .filter(record => columns.every(column => record[column] != null))
        .map(record => columns.map(column => record[column]).join('|'))
      expect([columns, values.length - new Set(values).size]).toEqual([columns, 0])
    }
  })

  test('refers only to records that are there, in its company', () => {
    expect(strayReferences(resource, batch.records, batch.company).slice(0, 3)).toEqual([])
  })
})

const unique = <T>(value: T, at: number, list: readonly T[]) => list.indexOf(value) === at

/** Unique column groups, with the rows they apply to. */
function uniquesOf(resource: Resource) {
  const always = () => true
  const fields = [...resource.fields.values()].flatMap(({ name, words: { unique } }) => {
    if (!unique) return []
    if (typeof unique !== 'object') return [{ columns: [name], counts: always }]
    const counts = (record: DemoRecord) => holds(parseRule(unique.when), record, {})
    return [{ columns: [name, ...(unique.scope ?? [])], counts }]
  })
  const together = [[resource.key.name], ...(resource.schema.unique ?? [])]
  return [...fields, ...together.map(columns => ({ columns, counts: always }))]
}

function strayReferences(
  resource: Resource,
  records: readonly DemoRecord[],
  company: string | undefined,
): string[] {
  const references = [...resource.fields.values()].filter(({ kind }) =>
    kind.startsWith('reference'),
  )
  const inLines = [...resource.fields.values()].flatMap(lines =>
    (lines.fields ?? [])
      .filter(({ kind }) => kind === 'reference')
      .map(field => ({ lines, field })),
  )
  return [
    ...references.flatMap(field => invalidReferences(field, records, company)),
    ...inLines.flatMap(({ lines, field }) =>
      invalidReferences(
        field,
        records.flatMap(record => (record[lines.name] ?? []) as DemoRecord[]),
        company,
      ),
    ),
  ]
}

function invalidReferences(
  field: FieldModel,
  records: readonly DemoRecord[],
  company?: string,
): string[] {
  const target = field.target
  if (!target) return []
  const known = new Set(
    batches
      .filter(batch => batch.resource === target.name)
      .filter(batch => !company || !batch.company || batch.company === company)
      .flatMap(batch => batch.records.map(record => String(record[target.key.name]))),
  )
  return records
    .flatMap(record => record[field.name] ?? [])
    .map(String)
    .filter(value => !known.has(value))
    .map(value => `${field.name}: ${value}`)
}
