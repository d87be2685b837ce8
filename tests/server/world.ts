import { writeHistory } from '../../server/audit/writeHistory'
import type { DbRow, StoredValue } from '../../server/db/db'
import { filePlaces } from '../../server/query/fileRows'
import { createRecords } from '../../server/routes/createRecords'
import { insertRecord } from '../../server/write/rows/store'
import { roles } from '../../src/domain/accounts/roles'
import type { Me } from '../../src/model/access/access'
import { throughOf } from '../../src/model/access/throughReference'
import { flowsOf } from '../../src/model/access/transition'
import { filterOptionsOf, isFieldName } from '../../src/model/fields/filterOptions'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { uniqueAmong } from '../../src/model/fields/uniqueAmong'
import type { Node } from '../../src/model/rules/rule'
import { settle } from '../../src/model/validation/draft'
import { type SamplePick, sampleRecord, sampleRows } from '../model/sampleRecord'
import type { TestServer } from './useServer'

export const ACME = '0190000000001'
export const OTHER = '0190000000002'

type Values = Record<string, unknown>
interface Standing {
  /** The account that owns the inserted records. */
  readonly owner: number
  readonly empresa?: string
}

/** Invented records directly in the tables, with everything they refer to. */
export function worldOf(server: TestServer, { owner, empresa = ACME }: Standing) {
  /** The record named by the references of a place (see `placeOf`). */
  const there = new Map<string, unknown>()

  /** The record of each resource that any reference may name; it is inserted once. */
  const firsts = new Map<Resource, unknown>()
  const begun = new Set<string>()

  const keyIn = ({ naturalKey, key }: Resource, n: number) =>
    naturalKey ? key.sample(n) : owner * 1_000_000 + n
  const pick: SamplePick = field => field.target && there.get(placeOf(field))

  /** The `n`th invented record, complete, including values that no client may write. */
  async function insert(resource: Resource, n: number, more: Values = {}): Promise<Values> {
    await stand(resource)
    const given = [...resource.fields.values()].filter(({ readOnly }) => readOnly)
    const record = {
      ...sampleRecord(resource, n, pick),
      ...Object.fromEntries(given.map(field => [field.name, givenValue(field, n)])),
      [resource.key.name]: keyIn(resource, n),
      ...(resource.company && { [resource.company.name]: empresa }),
      ...(n > 0 && restingOf(resource)),
      ...straysIn(resource),
      ...more,
    }
    const settled = settle(resource, record, {})
    const created = { action: 'create', before: {}, version: 1, now: new Date() } as const
    await server.db.transaction(async trx => {
      const stored = { resource, record: settled, systemValues: { _VERSION: 1 } }
      await insertRecord(trx, createRecords(server.context), stored)
      const request = { resource, me: { ID: owner } as Me }
      await writeHistory(trx, request, { ...created, after: settled })
    })
    return settled
  }

  const givenValue = (field: FieldModel, n: number) => {
    if (field.fields) return sampleRows(field, n, pick)
    return field.target ? pick(field, n) : field.sample(n)
  }

  /** Inserts everything that a resource refers to. */
  async function stand(resource: Resource) {
    for (const field of referencesOf(resource)) {
      const { target } = field
      const place = placeOf(field)
      if (target === resource || begun.has(place)) continue
      begun.add(place)
      there.set(place, await state(field, demandedOf(resource, target)))
    }
  }

  /** Uses the existing account and company; a target with required values is inserted with them. */
  async function state({ target, words }: Reference, more: Values) {
    const are = constantsOf({ words })
    const own = { companies: empresa, users: owner }[target.name]
    if (own !== undefined && (await has(target, own, are))) return own
    if (are && !hasSameDay({ words, target })) {
      // far from the numbers of the tests and of other worlds in the same tables
      const n = 1000 + 10 * (owner % 1000) + there.size
      return (await insert(target, n, { ...more, ...firstOf(are) }))[target.key.name]
    }
    const shared = target.company ? undefined : await anyOf(target)
    if (shared !== undefined || firsts.has(target)) return shared ?? firsts.get(target)
    // known before its insertion, because resources may refer to each other
    firsts.set(target, undefined)
    firsts.set(target, (await insert(target, 0, more))[target.key.name])
    return firsts.get(target)
  }

  async function has({ table, key }: Resource, value: StoredValue, are: Constants = {}) {
    const found = server.db.read.selectFrom(table).selectAll().where(key.name, '=', value)
    const row = await found.executeTakeFirst()
    return Object.entries(are).every(([column, allowed]) =>
      [allowed].flat().some(each => row?.[column] === each || row?.[column] === Number(each)),
    )
  }

  const isThere = async ({ table, key }: Resource, value: StoredValue) => {
    const found = server.db.read.selectFrom(table).select(key.name).where(key.name, '=', value)
    return (await found.execute()).length > 0
  }

  /** Rows shared by all companies may exist from another world. */
  async function anyOf({ table, key }: Resource) {
    const row = await server.db.read.selectFrom(table).select(key.name).executeTakeFirst()
    return row?.[key.name]
  }

  /** A valid body: its references and uploaded files exist. */
  async function body(resource: Resource, n: number): Promise<Values> {
    await stand(resource)
    const files: DbRow[] = []
    const record = sampleRecord(resource, n, (field, at) => {
      if (field.target) return pick(field, at)
      const FIELD = filePlaces(resource).find(place => place.field === field)?.path
      const ID = crypto.randomUUID()
      files.push({ ID, RESOURCE: resource.name, FIELD, ...upload, CREATED_BY: owner })
      return { id: ID }
    })
    await fill(resource)
    if (files.length > 0) await server.db.write.insertInto('_FILE').values(files).execute()
    return { ...record, ...straysIn(resource) }
  }

  /** Inserts sufficient stock for the reservations of a new record's flow. */
  async function fill(resource: Resource) {
    for (const { increment, with: values } of flowsOf(resource).flatMap(
      ([, { reserves = [] }]) => reserves,
    )) {
      const target = server.context.catalogue.get(increment)
      if (begun.has(target.name)) continue
      begun.add(target.name)
      const whole = [...target.fields.values()].filter(({ kind }) => kind === 'integer')
      await insert(
        target,
        98,
        Object.fromEntries(whole.map(({ name }) => [name, name in values ? 0 : 90_000])),
      )
    }
  }

  const keyOf = (name: string) =>
    there.get(name) ?? [...there].find(([place]) => place.startsWith(`${name}{`))?.[1]
  return { insert, body, pick, isThere, keyOf }
}

export type World = ReturnType<typeof worldOf>

const upload = {
  NAME: 'archivo.pdf',
  TYPE: 'application/pdf',
  SIZE: 5,
  CREATED_AT: '2026-01-01T00:00:00.000Z',
}

/** Values that a record requires of its target: `{ 'ORDEN_ID.ESTADO': 7 }`. */
function demandedOf(resource: Resource, target: Resource): Values {
  const equalities = (node: Node): [string, unknown][] => {
    if ('all' in node) return node.all.flatMap(equalities)
    if (!('op' in node) || !['eq', 'in'].includes(node.op) || !('field' in node.left)) return []
    const through = throughOf(resource, node.left.field)
    if (through?.target !== target || !('value' in node.right)) return []
    const { value } = node.right
    return [[through.field.name, Array.isArray(value) ? value[0] : value]]
  }
  const rules = roles.map(role => resource.grants(role).create)
  return Object.fromEntries(rules.flatMap(equalities))
}

/** References that must be of the same day, whose target has another one: they stay empty. */
function straysIn({ fields }: Resource): Values {
  const invalidReferences = [...fields.values()].filter(hasSameDay)
  return Object.fromEntries(invalidReferences.map(({ name }) => [name, null]))
}

const hasSameDay = (field: Pick<FieldModel, 'words' | 'target'>) =>
  Object.keys(filterOptionsOf(field)?.match ?? {}).some(
    column => field.target?.fields.get(column)?.store === 'instant',
  )

/** Values that end all but the first record, where a person may have one active at a time. */
function restingOf(resource: Resource): Values {
  const states = [...resource.fields.values()].flatMap(({ target, words: { unique } }) => {
    const { among } = typeof unique === 'object' ? uniqueAmong(unique) : {}
    if (!target || !among) return []
    const all = Object.keys(resource.fields.get(among.column)?.options ?? {}).map(Number)
    return [[among.column, all.find(state => !among.values.includes(state))]]
  })
  return Object.fromEntries(states)
}

type Reference = FieldModel & { readonly target: Resource }

const referencesOf = ({ fields }: Resource): Reference[] =>
  [...fields.values()]
    .flatMap(field => [field, ...(field.fields ?? [])])
    .filter((field): field is Reference => field.target !== undefined)

/** References to one resource name the same record, except those that accept only certain values. */
function placeOf(field: FieldModel): string {
  const are = constantsOf(field)
  return `${field.target?.name}${are ? JSON.stringify(are) : ''}`
}

type Constants = Readonly<Record<string, string | number | boolean | readonly unknown[]>>
/** The columns that `filterOptions` limits to constants. */
function constantsOf(field: Pick<FieldModel, 'words'>): Constants | undefined {
  const entries = Object.entries(filterOptionsOf(field)?.match ?? {}).flatMap(([column, wanted]) =>
    isFieldName(wanted) ? [] : [[column, wanted] as const],
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const firstOf = (are: Constants): Values =>
  Object.fromEntries(Object.entries(are).map(([column, allowed]) => [column, [allowed].flat()[0]]))
