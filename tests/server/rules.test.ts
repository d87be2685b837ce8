import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DbRow, type SqlCondition, sql } from '../../server/db/db'
import { whereOf } from '../../server/query/where'
import { createRecords } from '../../server/routes/createRecords'
import { insertRecord } from '../../server/write/rows/store'
import { type Role, roleCode, business as running, setBusiness } from '../../src/base/business'
import { addDays, addMonths, dayBounds } from '../../src/base/day'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { bindMe, holds } from '../../src/model/rules/evaluate'
import { type Node, parseRule, type Rule } from '../../src/model/rules/rule'
import { settle } from '../../src/model/validation/draft'
import { everyKind, numbers, pointers, targets } from '../model/everyKind'
import { aCatalogue } from './aCatalogue'
import {
  furtherAttributes,
  periods,
  seenThrough,
  sendRequest,
  someCondition,
  someMe,
  someRecord,
  someRule,
  type Values,
} from './someRules'
import { useServer } from './useServer'

const catalogue = aCatalogue(everyKind, targets, numbers, pointers)
const resource = catalogue.get('every-kind')
const pointing = catalogue.get('pointers')
const server = useServer({ catalogue })
const before = running()
beforeAll(() =>
  setBusiness({ ...before, userAttributes: { ...before.userAttributes, ...furtherAttributes } }),
)
afterAll(() => setBusiness(before))
const long = process.env.TEST_LONG === '1'

/** Records in stored form, inserted without checks. */
async function someRecords(seed: number): Promise<Values[]> {
  const drafts = fc.sample(someRecord(resource), { numRuns: long ? 200 : 60, seed })
  const records = drafts.map((draft, at) => settle(resource, { ...draft, ID: at + 1 }, {}))
  await server.insert('targets', { CODIGO: 'T1' }, { CODIGO: 'T2' })
  await server.insert('numbers', { ID: 1 }, { ID: 2 })
  await server.db.transaction(async trx => {
    for (const record of records)
      await insertRecord(trx, createRecords(server.context), {
        resource,
        record,
        systemValues: { _VERSION: 1 },
      })
  })
  return records
}

const selected = (rule: Rule, me: Values, from = resource) =>
  found(whereOf(bindMe(parseRule(rule), me), from), from)

/** The rows of a condition of an administrator. */
const asked = (node: Node, from = resource) =>
  found(
    whereOf(node, from, {
      me: { ID: 1, ROLE: roleCode('admin') as Role },
      records: createRecords(server.context),
    }),
    from,
  )

async function found(where: SqlCondition, from: Resource): Promise<unknown[]> {
  const query = sql<DbRow>`select t."ID" as "ID" from ${sql.table(from.table)} as t where ${where}`
  const { rows } = await query.execute(server.db.read)
  return rows.map(row => row.ID).sort((a, b) => Number(a) - Number(b))
}

test.each(long ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2])(
  'a rule holds for the rows its SQL selects, nulls included (records %i)',
  async seed => {
    const records = await someRecords(seed)
    await fc.assert(
      fc.asyncProperty(someRule(sendRequest(resource)), someMe, async (rule, me) => {
        const node = parseRule(rule)
        const holding = records.filter(record => holds(node, record, me)).map(({ ID }) => ID)
        const bound = bindMe(node, me)
        const alone = records.filter(record => holds(bound, record, {})).map(({ ID }) => ID)
        expect(alone).toEqual(holding)
        expect(await selected(rule, me)).toEqual(holding)
      }),
      { numRuns: long ? 4000 : 500, ...(!long && { seed }) },
    )
  },
  long ? 600_000 : 60_000,
)

test('a rule that looks through a reference holds for the rows its SQL selects', async () => {
  const records = await someRecords(3)
  const reference = pointing.fields.get('HACIA') as FieldModel
  const rows = records.map(({ ID }, at) => ({
    ID: Number(ID),
    N: at % 4,
    HACIA: at % 5 === 0 ? null : ID,
  }))
  await server.insert('pointers', ...rows)
  const seen = rows.map(row => {
    const there = records.find(({ ID }) => ID === row.HACIA) ?? {}
    const behind = Object.entries(there).map(([name, value]) => [`HACIA.${name}`, value])
    return { ...row, ...Object.fromEntries(behind) }
  })
  const fields = [...sendRequest(pointing), ...seenThrough(reference)]
  await fc.assert(
    fc.asyncProperty(someRule(fields), someMe, async (rule, me) => {
      const node = parseRule(rule)
      const holding = seen.filter(row => holds(node, row, me)).map(({ ID }) => ID)
      expect(await selected(rule, me, pointing)).toEqual(holding)
    }),
    { numRuns: long ? 4000 : 300, ...(!long && { seed: 3 }) },
  )
  await fc.assert(
    fc.asyncProperty(someCondition(fields), someMe, async (rule, me) => {
      const node = bindMe(parseRule(rule), me)
      const holding = seen.filter(row => holds(node, row, me)).map(({ ID }) => ID)
      expect(await asked(node, pointing)).toEqual(holding)
    }),
    { numRuns: long ? 4000 : 300, ...(!long && { seed: 4 }) },
  )
})

test('a condition on the number of related rows holds for the rows its SQL selects', async () => {
  const records = await someRecords(5)
  const pointers = Array.from({ length: 150 }, (_, at) => ({
    ID: at + 1,
    N: at % 4 === 0 ? null : at % 3,
    HACIA: at % 7 === 0 ? null : ((at * at) % (records.length - 20)) + 1,
  }))
  await server.insert('pointers', ...pointers)
  const seen: Values[] = records.map(record => ({
    ...record,
    'pointers.HACIA': pointers.filter(({ HACIA }) => HACIA === record.ID),
  }))
  const numbers = [...pointing.fields.values()].filter(({ name }) => name !== 'HACIA')
  const count = fc.record({
    op: fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte'),
    number: fc.integer({ min: 0, max: 5 }),
    where: someCondition(numbers),
  })
  await fc.assert(
    fc.asyncProperty(count, someMe, async ({ op, number, where }, me) => {
      const rows = { resource: 'pointers', via: 'HACIA', where: parseRule(where) }
      const node = bindMe({ op, left: { rows }, right: { value: number } }, me)
      const holding = seen.filter(row => holds(node, row, me)).map(({ ID }) => ID)
      expect(await asked(node)).toEqual(holding)
    }),
    { numRuns: long ? 4000 : 300, ...(!long && { seed: 6 }) },
  )
})

test.each(['2026-03-01', '2024-02-29', '2026-12-31'])(
  'a period holds for the same days in evaluator and SQL, seen from %s',
  async TODAY => {
    const near = [
      -400, -366, -92, -90, -89, -60, -31, -30, -8, -7, -6, -2, -1, 0, 1, 2, 6, 7, 8, 31,
    ]
    const [month = '', year = ''] = [`${TODAY.slice(0, 7)}-01`, `${TODAY.slice(0, 4)}-01-01`]
    const starts = [addMonths(month, 1), month, addMonths(month, -1), year, addMonths(year, 12)]
    const days = [...near, 366].map(days => addDays(TODAY, days)).concat(starts)
    const around = days.flatMap(day => [day, addDays(day, -1)])
    const records = around.map((DATE, at) => {
      const start = dayBounds(DATE)[0]
      const DATE_TIME = at % 3 === 0 ? start : new Date(Date.parse(start) - 1).toISOString()
      return { ID: at + 1, DATE, DATE_TIME }
    })
    await server.insert('every-kind', ...records)
    for (const name of ['DATE', 'DATE_TIME'])
      for (const during of periods) {
        const rule = { [name]: { during } } as Rule
        const holding = records.filter(each => holds(parseRule(rule), each, { TODAY }))
        expect(await selected(rule, { TODAY }), `${name} ${during}`).toEqual(
          holding.map(({ ID }) => ID),
        )
      }
  },
)

test('null satisfies only empty, ne and nin', async () => {
  const rules: Record<string, unknown> = {
    empty: { TEXT: { empty: true } },
    ne: { TEXT: { ne: 'x' } },
    nin: { TEXT: { nin: ['x'] } },
    eq: { TEXT: 'x' },
    'eq null': { TEXT: null },
    in: { TEXT: { in: ['x', null] } },
    contains: { TEXT: { contains: 'x' } },
    lt: { INTEGER: { lt: 5 } },
    gte: { MONEY: { gte: -5 } },
    has: { CHOICES: { has: 'A' } },
    'eq field': { INTEGER: { eq: { field: 'MONEY' } } },
    'not eq': { not: { TEXT: 'x' } },
  }
  await server.insert('every-kind', { ID: 1 })
  const satisfied: string[] = []
  for (const [name, rule] of Object.entries(rules))
    if ((await selected(rule as Rule, {})).length > 0) satisfied.push(name)
  expect(satisfied).toEqual(['empty', 'ne', 'nin', 'not eq'])
  const evaluated = Object.keys(rules).filter(name => holds(parseRule(rules[name] as Rule), {}, {}))
  expect(evaluated).toEqual(satisfied)
})
