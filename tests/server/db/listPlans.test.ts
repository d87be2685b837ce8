import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../server/db/db'
import { sql } from '../../../server/db/fragment'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { quoteName } from '../../../server/db/names'
import type { ColumnSpec } from '../../../server/db/spec'
import { analyse } from '../../../server/db/statistics'
import { allConditions } from '../../../server/query/condition'
import type { ListQuery } from '../../../server/query/list/listQuery'
import { pageRows } from '../../../server/query/list/pageRows'
import { activeRows } from '../../../server/query/scope'
import { tablesOf } from '../../../server/query/tables'
import { whereOf } from '../../../server/query/where'
import { adminRole } from '../../../src/base/business'
import { catalogue } from '../../../src/catalogue'
import type { Me } from '../../../src/model/access/access'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { always, type Node } from '../../../src/model/rules/rule'
import { openTestDb, type TestDb } from '../testDb'
import { ACME } from '../world'

/** The plans of generated lists; those of PostgreSQL depend on sizes that a test does not reach. */
const onSqlite = test.runIf(process.env.TEST_DB !== 'postgres')
const isLong = process.env.TEST_LONG === '1'
const ROWS = isLong ? 5_000 : 1_000
const resources = [...catalogue.resources.values()]
const me = { ID: 1, ROLE: adminRole(), EMPRESA: ACME } as Me

let opened: TestDb
let db: Db
beforeAll(async () => {
  opened = await openTestDb()
  db = opened.db
  if (db.dialect !== 'sqlite') return
  const tables = tablesOf(catalogue)
  await prepareDatabase(db, tables, 'plans')
  await sql`pragma foreign_keys = off`.execute(db.write)
  await db.transaction(async trx => {
    for (const resource of resources) {
      const table = tables.find(({ name }) => name === resource.table)
      const columns = table?.columns.filter(({ name }) => name !== '_DELETED_AT') ?? []
      const names = columns.map(({ name }) => quoteName(name))
      const values = columns.map(column => storedValue(resource, column))
      await sql
        .raw(
          `with recursive n(n) as (select 1 union all select n + 1 from n where n < ${ROWS})
           insert into ${quoteName(resource.table)} (${names}) select ${values} from n`,
        )
        .execute(trx)
    }
    await analyse(trx, 'sqlite')
  })
})
afterAll(() => opened.drop())

/** One company; five values of a choice or reference, as many of others as there are rows. */
function storedValue({ company, fields }: Resource, { name, store }: ColumnSpec) {
  if (name === company?.name) return `'${ACME}'`
  const field = fields.get(name)
  if (store === 'bool') return 'n % 2'
  const isUnique = uniqueTogether.has(name) || field?.words.unique
  const number = field?.isNarrow && !isUnique ? 'n % 5' : `n * 7919 % ${ROWS * 2 + 1}`
  return store === 'text' || store === 'day' || store === 'instant' || store === 'json'
    ? `'v' || (${number})`
    : number
}
const uniqueTogether = new Set(resources.flatMap(({ schema }) => schema.unique?.flat() ?? []))

/** The plans by which SQLite reads the first page: rows with a sort value, then those without. */
async function plansOf(resource: Resource, sort: ListQuery['sort'], field?: FieldModel) {
  const plans: string[] = []
  const tuples: Db['tuples'] = async (_columns, rest) => {
    const plan = sql<{ detail: string }>`explain query plan select * ${rest}`
    plans.push((await plan.execute(db.read)).rows.map(({ detail }) => detail).join('; '))
    return []
  }
  const filter = field ? [whereOf(filterOn(field), resource)] : []
  const where = allConditions([activeRows(resource, me), ...filter])
  const query = { where: always, words: [], sort, offset: 0, limit: 25 }
  await pageRows({ ...db, tuples }, resource, { query, where, columns: [] })
  return plans
}

function filterOn({ name, store }: FieldModel): Node {
  const isNumber = store === 'int' || store === 'cents' || store === 'real'
  const value = store === 'bool' ? true : isNumber ? 3 : 'v3'
  return { op: 'eq', left: { field: name }, right: { value } }
}

const says = (resource: Resource, about: string, plans: readonly string[]) =>
  plans.map(plan => `${resource.name} ${about}: ${plan}`)
const sorts = (line: string) => line.includes('USE TEMP B-TREE')

onSqlite('every list walks an index in its usual order, and in the order of its keys', async () => {
  const found: string[] = []
  for (const resource of resources) {
    const further = isLong ? [...resource.sortable] : []
    const byName = [resource.key.name, ...further].flatMap(field => [
      { field, order: 'ASC' } as const,
      { field, order: 'DESC' } as const,
    ])
    for (const sort of [resource.list.sort, ...byName])
      found.push(...says(resource, sort.field, await plansOf(resource, sort)))
  }
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(sorts)).toEqual([])
})

onSqlite('a list under one filter opens no row that the filter excludes', async () => {
  const found: string[] = []
  for (const resource of resources)
    for (const name of resource.filterable) {
      const field = resource.fields.get(name)
      if (!field?.store || field.isList) continue
      const plans = await plansOf(resource, resource.list.sort, field)
      const isSearched = (plan: string) => plan.includes(`${name}=?`) || plan.includes('(rowid=?)')
      found.push(
        ...says(
          resource,
          name,
          plans.filter(plan => !isSearched(plan)),
        ),
      )
    }
  expect(found).toEqual([])
})

onSqlite('a filter by a choice or a reference keeps the usual order without a sort', async () => {
  const found: string[] = []
  for (const resource of resources)
    for (const field of resource.fields.values())
      if (field.isNarrow && resource.filterable.has(field.name))
        found.push(
          ...says(resource, field.name, await plansOf(resource, resource.list.sort, field)),
        )
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(sorts)).toEqual([])
})
