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
import { always } from '../../../src/model/rules/rule'
import { openTestDb, type TestDb } from '../testDb'
import { ACME } from '../world'
import { fillTables, filterOn } from './filledTables'

/** What PostgreSQL itself counts while it answers the first page of a list; SQLite counts nothing. */
const onPostgres = test.runIf(process.env.TEST_DB === 'postgres')
const isLong = process.env.TEST_LONG === '1'
const ROWS = isLong ? 100_000 : 10_000
const resources = ['products', 'clients', 'invoices', 'visits'].map(name => catalogue.get(name))
const me = { ID: 1, ROLE: adminRole(), EMPRESA: ACME } as Me

let opened: TestDb
let db: Db
beforeAll(async () => {
  opened = await openTestDb()
  db = opened.db
  if (db.dialect === 'postgres') await fillTables(db, resources, ROWS)
}, 300_000)
afterAll(() => opened.drop())

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Rows read for each row answered by the first page, by the plan's own counts. */
async function readsOf(resource: Resource, fields: readonly FieldModel[]) {
  let read = 0
  let answered = 0
  const tuples: Db['tuples'] = async (_columns, rest) => {
    const { rows } = await sql<{
      'QUERY PLAN': readonly { Plan: PlanNode }[]
    }>`explain (analyze, format json) select t.* ${rest}`.execute(db.read)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('no plan')
    read += scanned(plan)
    answered += plan['Actual Rows']
    return Array.from({ length: plan['Actual Rows'] }, () => [])
  }
  const filters = fields.map(field => whereOf(filterOn(field), resource))
  const where = allConditions([activeRows(resource, me), ...filters])
  const query = { where: always, words: [], sort: resource.list.sort, offset: 0, limit: 25 }
  await pageRows({ ...db, tuples }, resource, { query, where, columns: [] })
  return read / Math.max(answered, 1)
}

const scanned = (node: PlanNode): number => {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = node['Node Type'].includes('Scan') ? node['Actual Rows'] + removed : 0
  return (
    own * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, each) => sum + scanned(each), 0)
  )
}

const filtersOf = (resource: Resource) =>
  [...resource.fields.values()].filter(
    field => field.store && !field.isList && isIndexed(resource, field.name),
  )

onPostgres(
  'a list in its usual order under one filter reads 20 rows for each answered',
  async () => {
    const found: string[] = []
    for (const resource of resources)
      for (const field of filtersOf(resource)) {
        const reads = await readsOf(resource, [field])
        if (reads > 20) found.push(`${resource.name} ${field.name}: ${reads}`)
      }
    expect(found).toEqual([])
  },
  120_000,
)

onPostgres(
  'under two filters it reads 200',
  async () => {
    const found: string[] = []
    for (const resource of resources) {
      const fields = filtersOf(resource)
      for (const [at, field] of fields.entries())
        for (const other of fields.slice(at + 1)) {
          const reads = await readsOf(resource, [field, other])
          if (reads > 200) found.push(`${resource.name} ${field.name}, ${other.name}: ${reads}`)
        }
    }
    expect(found).toEqual([])
  },
  300_000,
)
