import { afterAll, beforeAll, expect, test } from 'vitest'
import { allConditions, type Db, sql } from '../../../server/db/db'
import { pageRows } from '../../../server/query/list/pageRows'
import { activeRows } from '../../../server/query/scope'
import { whereOf } from '../../../server/query/where'
import { adminRole } from '../../../src/base/business'
import { catalogue } from '../../../src/catalogue'
import type { Me } from '../../../src/model/access/access'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { isIndexed } from '../../../src/model/lists/indexedFilters'
import type { ListQuery } from '../../../src/model/lists/query/parseQuery'
import { always } from '../../../src/model/rules/rule'
import { openTestDb, type TestDb } from '../testDb'
import { ACME } from '../world'
import { fillTables, filterOn } from './filledTables'

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
  if (db.dialect === 'sqlite') await fillTables(db, resources, ROWS)
})
afterAll(() => opened.drop())

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

const says = (resource: Resource, about: string, plans: readonly string[]) =>
  plans.map(plan => `${resource.name} ${about}: ${plan}`)
const sorts = (line: string) => line.includes('USE TEMP B-TREE')

onSqlite('every list walks an index in its usual order, and in the order of its keys', async () => {
  const found: string[] = []
  for (const resource of resources) {
    const further = isLong ? [...resource.sortIndexed] : []
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
      if (!field?.store || field.isList || !isIndexed(resource, name)) continue
      const plans = await plansOf(resource, resource.list.sort, field)
      const isSearched = (plan: string) =>
        plan.includes(`${name}=?`) || plan.includes(`${name}_F=?`) || plan.includes('(rowid=?)')
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
      if (field.isNarrow && isIndexed(resource, field.name))
        found.push(
          ...says(resource, field.name, await plansOf(resource, resource.list.sort, field)),
        )
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(sorts)).toEqual([])
})
