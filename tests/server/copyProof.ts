import fc from 'fast-check'
import { expect } from 'vitest'
import type { SessionUser } from '../../src/base/accounts/session'
import { apiPath } from '../../src/base/business'
import type { Me } from '../../src/model/access/access'
import { policyOf } from '../../src/model/access/access'
import type { Catalogue, FieldModel, Resource } from '../../src/model/fields/resource'
import type { ConditionList } from '../../src/model/lists/askable'
import { copyObstacle } from '../../src/model/lists/deviceCopy'
import { maySort } from '../../src/model/lists/listState'
import { tabsFor } from '../../src/model/lists/listTabs'
import { packedSort } from '../../src/model/lists/sortKeys'
import { answerList } from '../../src/providers/copies/answer'
import { type ListCopy, newCopy } from '../../src/providers/copies/copy'
import { readAll } from '../../src/providers/copies/read'
import { openedRow } from '../../src/providers/copies/record'
import {
  type AppDataProvider,
  createDataProvider,
} from '../../src/providers/dataProvider/dataProvider'
import type { RecordRow } from '../../src/providers/dataProvider/local/rowIdentity'
import { createParts } from '../../src/providers/dataProvider/parts'
import { meOf } from '../../src/providers/session/me'
import { httpTo } from '../providers/httpTo'

export interface CopyWorld {
  readonly catalogue: Catalogue
  readonly token: string
  readonly fetch: (request: Request) => Promise<Response> | Response
  readonly runs: number
}

/** The person of a token as the browser knows them, and what they ask the server. */
export async function personOf({ catalogue, token, fetch }: Omit<CopyWorld, 'runs'>) {
  const known: { me?: Me } = {}
  const company = () => (known.me?.EMPRESA as string | null | undefined) ?? null
  const http = httpTo(fetch, { token: () => token, company })
  const { body } = await http.exchange(apiPath('account/my-account'))
  const { user } = body as { readonly user: SessionUser }
  const me = meOf(user, user)
  known.me = me
  return { me, config: { http, catalogue, company, base: 'http://localhost' } }
}

/** Asks copy and server the same; returns how many questions and records the copies of lists that qualify answered. */
export async function proveCopies({ runs, ...world }: CopyWorld) {
  const { me, config } = await personOf(world)
  const parts = createParts(config)
  const provider = createDataProvider(config)
  let [answered, opened] = [0, 0]
  for (const resource of world.catalogue.resources.values()) {
    const obstacle = copyObstacle(resource, me.ROLE)
    if (obstacle?.why === 'is not read by this role' || obstacle?.at === 'rest') continue
    const copy = newCopy(resource, { owner: '', rights: '', titled: new Set() })
    if (!(await readAll(parts, copy, () => true))) continue
    const list = { resource, me, catalogue: world.catalogue }
    const asked = { provider, copy, list, isCopied: !obstacle }
    answered += await proveQuestions(asked, runs)
    if (!obstacle) opened += await proveRecords(asked)
  }
  return { answered, opened }
}

interface Asked {
  readonly provider: AppDataProvider
  readonly copy: ListCopy
  readonly list: ConditionList
  /** Otherwise values may differ, but not which rows are found. */
  readonly isCopied: boolean
}

async function proveQuestions({ provider, copy, list, isCopied }: Asked, runs: number) {
  const { resource, me } = list
  const questions = fc.sample(someQuestion(resource, me, [...copy.rows.values()]), {
    numRuns: runs,
    seed: 7,
  })
  let answered = 0
  for (const asked of questions) {
    const found = orUndefined(() => answerList(copy, list, asked))
    if (!found) continue
    const { data, total, meta } = await provider.getList(resource.name, asked).catch(error => {
      throw new Error(`${resource.name} ${JSON.stringify(asked)}: ${error.message}`)
    })
    const says = `${resource.name} ${me.ROLE} ${JSON.stringify(asked)}`
    expect(
      found.rows.map(({ id }) => id),
      says,
    ).toEqual(data.map(({ id }) => id))
    expect(found.total, says).toBe(total ?? Math.max(found.total, meta?.atLeast + 1))
    if (!isCopied) continue
    expect(found.rows, says).toEqual(data)
    answered += 1
  }
  return answered
}

const SOME = 20

/** The records of some rows, opened and read by number; returns how many the copy opened. */
async function proveRecords({ provider, copy, list }: Asked) {
  const { name } = list.resource
  const rows = [...copy.rows.values()].slice(0, SOME)
  const { data } = await provider.getMany(name, { ids: rows.map(({ id }) => id) })
  expect(byId(rows), name).toEqual(byId(data))
  let opened = 0
  for (const row of rows) {
    const record = openedRow(list, row)
    if (!record) continue
    const server = await provider.getOne(name, { id: row.id })
    expect(record, `${name} ${list.me.ROLE} ${row.id}`).toEqual(server.data)
    opened += 1
  }
  return opened
}

const byId = (rows: readonly RecordRow[]) => new Map(rows.map(row => [row.id, row]))

function orUndefined<Found>(find: () => Found) {
  try {
    return find()
  } catch {
    return undefined
  }
}

function someQuestion(
  resource: Resource,
  me: Me,
  rows: readonly Readonly<Record<string, unknown>>[],
) {
  const { readable } = policyOf(resource, me)
  const fields = [...resource.fields.values()].filter(
    ({ name, isSecret, operators }) => readable.has(name) && !isSecret && operators.length > 0,
  )
  const sorted = [...resource.fields.keys()].filter(name => maySort(name, { resource, me }))
  const key = fc.record({
    field: fc.constantFrom(...sorted),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  })
  const sort = fc
    .record({ first: key, next: fc.option(key, { freq: 3, nil: undefined }) })
    .filter(({ first, next }) => first.field !== next?.field)
    .map(({ first, next }) => packedSort(next ? { ...first, next } : first))
  const leaf = fc.constantFrom(...fields).chain(field => someComparison(field, rows))
  const condition = fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: fc.array(leaf, { maxLength: 3 }).map(or => ({ or })) },
    { weight: 1, arbitrary: leaf.map(not => ({ not })) },
  )
  const tabs = tabsFor(resource, me)
  const texts = rows.flatMap(row => resource.searched.map(({ name }) => String(row[name] ?? '')))
  const word = fc
    .tuple(fc.constantFrom('', 'a', 'Ñ', ...texts), fc.nat(3), fc.integer({ min: 1, max: 6 }))
    .map(([text, from, length]) => text.slice(from, from + length))
  return fc
    .record({
      conditions: fc.array(condition, { maxLength: 2 }),
      tab: fc.option(fc.constantFrom(...tabs, undefined), { nil: undefined }),
      q:
        resource.searched.length > 0
          ? fc.option(word, { nil: undefined, freq: 2 })
          : fc.constant(undefined),
      sort,
      pagination: fc.record({
        page: fc.integer({ min: 1, max: 3 }),
        perPage: fc.constantFrom(1, 5, 25),
      }),
    })
    .map(({ conditions, tab, q, sort, pagination }) => ({
      sort,
      pagination,
      filter: { ...Object.assign({}, ...conditions), ...(tab && { tab }), ...(q?.trim() && { q }) },
    }))
}

function someComparison(field: FieldModel, rows: readonly Readonly<Record<string, unknown>>[]) {
  const values = rows
    .flatMap(row => row[field.name] ?? [])
    .filter(value => ['string', 'number', 'boolean'].includes(typeof value))
  const value = fc.constantFrom<unknown>(...values, ...values.flatMap(otherSpellings), null, '')
  const part = value.map(text => String(text).slice(1, 4) || 'a')
  return fc.constantFrom(...field.operators, 'empty' as const).chain(op => {
    if (op === 'empty') return fc.boolean().map(empty => ({ [field.name]: { empty } }))
    if (op === 'in' || op === 'nin')
      return fc.array(value, { maxLength: 3 }).map(some => ({ [field.name]: { [op]: some } }))
    return (op === 'contains' ? part : value).map(one => ({ [field.name]: { [op]: one } }))
  })
}

/** What a person or a saved view may write for a value. */
const otherSpellings = (value: unknown): readonly unknown[] =>
  typeof value === 'string'
    ? [value.slice(0, 10), value.toUpperCase(), ` ${value} `, value.replace(/Z$/, '-05:00')]
    : [String(value), Number(value) + 0.5]
