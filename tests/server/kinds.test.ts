import { describe, expect, test } from 'vitest'
import { fold } from '../../src/base/fold'
import { translatorFor } from '../../src/i18n/translate'
import type { FieldModel } from '../../src/model/fields/resource'
import { codePointOrder, holds } from '../../src/model/rules/evaluate'
import type { Operator, Scalar } from '../../src/model/rules/rule'
import { columnOf, everyKind, everySample, numbers, targets } from '../model/everyKind'
import { aCatalogue } from './aCatalogue'
import type { Client, Json } from './client'
import { useServer } from './useServer'

const catalogue = aCatalogue(everyKind, targets, numbers)
const resource = catalogue.get('every-kind')
const server = useServer({ catalogue })
const path = '/hanadb/api/every-kind'
type Row = Record<string, unknown> & { ID: number }

const cases = Object.entries(everySample).map(
  ([name, sample]) => [name, resource.fields.get(columnOf(name)) as FieldModel, sample] as const,
)
const written = cases.filter(([, field]) => !field.readOnly && field.kind !== 'password')

async function admin() {
  await server.insert('targets', { CODIGO: 'T1' }, { CODIGO: 'T2' })
  await server.insert('numbers', { ID: 1 }, { ID: 2 })
  return server.as('10')
}

/** Returned rows have an added number, files a name and an address. */
const bare = (value: unknown): unknown => {
  const rows = value as { _ID?: number; id?: string; url?: string }[]
  if (Array.isArray(value) && rows.some(each => each?._ID))
    return rows.map(({ _ID, ...row }) => row)
  const file = value as { id?: string; url?: string } | null | undefined
  return file?.url ? { id: file.id } : value
}

/** Prepares a file: it must exist, and belongs to one record only. */
async function ready(boss: Client, { name, kind }: FieldModel, value: unknown) {
  if (kind !== 'file' && kind !== 'image') return value
  const ID = crypto.randomUUID()
  const of = { RESOURCE: resource.name, FIELD: name, CREATED_BY: boss.ID }
  const row = {
    ID,
    ...of,
    NAME: 'x.pdf',
    TYPE: 'application/pdf',
    SIZE: 1,
    CREATED_AT: '2026-01-01',
  }
  await server.db.write.insertInto('_FILE').values(row).execute()
  return { id: ID }
}

/** Placeholders of message parameters, so that the text before them can be compared. */
const gaps = {
  digits: '¤',
  length: '¤',
  lengths: '¤',
  min: '¤',
  max: '¤',
  pattern: '¤',
  field: '¤',
}

/** Addresses are signed again each time. */
const unsigned = (body: object) =>
  JSON.parse(JSON.stringify(body), (key, value) => (key === 'url' ? 'signed' : value))

const rowsOf = (body: Json) => body.data as unknown as Row[]
const filtered = (filter: unknown) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

describe.each(written)('%s', (_, field, { good, bad }) => {
  const { name } = field

  test('valid values are stored and come back equal, on create and on update', async () => {
    const boss = await admin()
    const empty = await boss.post(path, {})
    let version = 1
    const stored: unknown[] = []
    for (const sample of good) {
      const value = await ready(boss, field, sample)
      const again = await ready(boss, field, sample)
      stored.push(value)
      const created = await boss.post(path, { [name]: value })
      expect([value, created.status, bare(created.body[name])]).toEqual([value, 201, value])
      const read = await boss.get(`${path}/${created.body.ID}`)
      expect(unsigned(read.body)).toEqual(unsigned({ ...created.body, _warnings: undefined }))
      const changed = await boss.put(
        `${path}/${empty.body.ID}`,
        { [name]: again },
        { 'if-match': String(version++) },
      )
      expect([again, changed.status, bare(changed.body[name])]).toEqual([again, 200, again])
    }
    const emptied = await boss.put(
      `${path}/${empty.body.ID}`,
      { [name]: null },
      { 'if-match': String(version) },
    )
    expect([emptied.status, emptied.body[name] ?? []]).toEqual([200, []])
    if (field.store === null) return
    const { body } = await boss.get(`${path}?sort=["ID","ASC"]`)
    expect(rowsOf(body).map(row => bare(row[name]))).toEqual([emptied.body[name], ...stored])
  })

  test('invalid values answer 422 at their field and change nothing', async () => {
    const boss = await admin()
    const { body } = await boss.post(path, { [name]: await ready(boss, field, good[0]) })
    const say = await translatorFor('en')
    for (const [value, key] of bad) {
      const refused = await boss.post(path, { [name]: value })
      const changed = await boss.put(`${path}/${body.ID}`, { [name]: value }, { 'if-match': '1' })
      for (const answer of [refused, changed]) {
        expect([value, answer.status, answer.body.code]).toEqual([value, 422, 'invalid'])
        const [[place, text] = [], ...others] = Object.entries(answer.body.errors ?? {})
        expect([others, String(place).split('.')[0]]).toEqual([[], name])
        expect(text).toContain(say(`validation.${key}`, gaps).split('¤')[0])
      }
    }
    const after = await boss.get(path)
    expect(rowsOf(after.body)).toHaveLength(1)
    expect((await boss.get(`${path}/${body.ID}`)).body).toMatchObject({ ID: body.ID, _VERSION: 1 })
  })

  test('each of its filters finds the rows for which its rule holds', async () => {
    const boss = await admin()
    const rows = await stored(boss, field, good)
    for (const [op, operand] of questions(field, good)) {
      const node = sendRequest(field, op, operand)
      const expected = rows.filter(row => holds(node, row, {})).map(row => row.ID)
      const answer = await boss.get(filtered({ [name]: { [op]: operand } }))
      const found = [op, operand, answer.status, idsOf(answer.body)]
      expect(found).toEqual([op, operand, 200, expected])
    }
  })

  test.runIf(resource.sortable.has(name))(
    'sorts as its values are ordered, empty ones last',
    async () => {
      const boss = await admin()
      const rows = await stored(boss, field, good)
      for (const [order, sign] of [
        ['ASC', 1],
        ['DESC', -1],
      ] as const) {
        const answer = await boss.get(`${path}?sort=["${name}","${order}"]`)
        const expected = [...rows].sort((a, b) => inOrder(field, sign, [a, b]))
        expect([order, idsOf(answer.body, false)]).toEqual([order, expected.map(row => row.ID)])
      }
    },
  )
})

test('a password goes in and never comes out', async () => {
  const boss = await admin()
  const created = await boss.post(path, { PASSWORD: 'Una clave larga' })
  expect(created.status).toBe(201)
  for (const answer of [
    created,
    await boss.get(`${path}/${created.body.ID}`),
    await boss.get(path),
  ])
    expect(JSON.stringify(answer.body)).not.toMatch(/PASSWORD":|clave/)
  expect((await boss.get(filtered({ PASSWORD: { empty: false } }))).status).toBe(400)
})

test('server-set values are not accepted from a client, and a computed number follows its inputs', async () => {
  const boss = await admin()
  for (const name of ['ID', 'STATUS', 'COMPUTED']) {
    const refused = await boss.post(path, { [name]: 1 })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [name]])
  }
  const created = await boss.post(path, { MONEY: 10.01 })
  expect(created.body).toMatchObject({ COMPUTED: 20.02, ID: expect.any(Number) })
  const found = await boss.get(filtered({ COMPUTED: { gte: 20.02 } }))
  expect(idsOf(found.body)).toEqual([created.body.ID])
})

/** A row for each value, and two without. */
async function stored(boss: Client, field: FieldModel, good: readonly unknown[]) {
  const { name } = field
  const rows: Row[] = []
  for (const value of [null, ...good, null]) {
    const body = value === null ? {} : { [name]: await ready(boss, field, value) }
    const created = await boss.post(path, body)
    rows.push(created.body as unknown as Row)
  }
  return rows
}

/** All filters of this kind over its valid values. */
type Question = readonly [op: Operator, operand: Scalar | readonly Scalar[]]
function questions(field: FieldModel, good: readonly unknown[]): Question[] {
  const many = field.operators.includes('has')
  const single = good.flatMap(value => (many ? value : [value]) as Scalar[]).slice(0, 6)
  return [...field.operators, 'empty' as const].flatMap((op): Question[] => {
    if (op === 'empty') return [true, false].map(operand => [op, operand])
    if (op === 'in' || op === 'nin') return [[op, single.slice(0, 2)]]
    if (op === 'during') return ['last 300 days', 'older than 1 days'].map(days => [op, days])
    if (op === 'contains') return single.map(value => [op, middle(String(value))])
    return single.map(value => [op, value])
  })
}

/** A filter finds a value in each notation, such as a telephone number with and without country code. */
function sendRequest({ name, spellings }: FieldModel, op: Operator, operand: Question[1]) {
  const all = ([operand].flat() as Scalar[]).flatMap((value): Scalar[] => [
    ...(spellings?.(String(value)) ?? [value]),
  ])
  const [any, none] = [op === 'eq' || op === 'in', op === 'ne' || op === 'nin']
  const isSpelt = spellings && (any || none)
  const value = isSpelt ? all : operand
  return {
    op: isSpelt ? (any ? 'in' : 'nin') : op,
    left: { field: name },
    right: { value },
  } as const
}
const middle = (text: string) => {
  const signs = [...text]
  return (
    signs
      .slice(Math.min(1, signs.length - 1), 4)
      .join('')
      .trim() || text
  )
}

const idsOf = (body: Json, sorted = true) => {
  const ids = rowsOf(body).map(row => row.ID)
  return sorted ? ids.sort((a, b) => a - b) : ids
}

function inOrder(field: FieldModel, sign: number, [a, b]: readonly [Row, Row]): number {
  const [left, right] = [a, b].map(row => sortValue(field, row[field.name]))
  if (left === right) return sign * (a.ID - b.ID)
  if (left === null) return 1
  if (right === null) return -1
  if (typeof left === 'string') return sign * codePointOrder(left, String(right))
  return sign * (Number(left) - Number(right))
}

const sortValue = ({ folded }: FieldModel, value: unknown) =>
  folded && typeof value === 'string' ? fold(value) : value
