import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DbRow } from '../../server/db/db'
import { sql } from '../../server/db/fragment'
import { whereOf } from '../../server/query/where'
import { createRecords } from '../../server/routes/createRecords'
import { insertRecord } from '../../server/write/rows/store'
import { business as running, setBusiness } from '../../src/base/business'
import type { FieldModel } from '../../src/model/fields/resource'
import { bindMe, holds } from '../../src/model/rules/evaluate'
import { parseRule, type Rule } from '../../src/model/rules/rule'
import { settle } from '../../src/model/validation/draft'
import { everyKind, numbers, pointers, targets } from '../model/everyKind'
import { aCatalogue } from './aCatalogue'
import {
  furtherAttributes,
  seenThrough,
  sendRequest,
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

async function selected(rule: Rule, me: Values, from = resource): Promise<unknown[]> {
  const where = whereOf(bindMe(parseRule(rule), me), from)
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
}, 60_000)

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
