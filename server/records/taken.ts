import { givenTo } from '../../src/model/draft'
import type { Stored } from '../../src/model/kinds/kind'
import type { FieldModel } from '../../src/model/resource'
import { headOf, throughsOf } from '../../src/model/through'
import { isTaken } from '../../src/model/valuesOf'
import type { Db, Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { Refusal } from '../refusal'
import { meValues } from './answer'
import { fits } from './compare'
import { column } from './condition'
import type { Asking, Values } from './context'
import { same } from './history'
import { lookThrough } from './lookThrough'
import { readScope } from './scope'

/** A new record with what it sees through its references, and the defaults taken from there. */
export async function withTaken(db: Trx | Db['read'], asking: Asking, draft: Values) {
  const record = await lookThrough(db, asking, { record: draft, sent: 'all' })
  for (const field of asking.resource.fields.values()) {
    const from = takenBy(asking, field)
    if (from !== undefined) record[field.name] ??= record[from]
  }
  return withRowsTaken(db, asking, record)
}

/** The same for its new rows, which look through what they refer to themselves. */
export async function withRowsTaken(db: Trx | Db['read'], asking: Asking, record: Values) {
  const filled: Record<string, unknown> = { ...record }
  for (const lines of asking.resource.fields.values()) {
    if (lines.fields) filled[lines.name] = await rowsTaken(db, asking, { lines, record })
  }
  return filled
}

function takenBy(asking: Asking, field: FieldModel): string | undefined {
  const given = givenTo(field, meValues(asking))
  return isTaken(given) ? given.from : undefined
}

/** Defaults of rows taken from what the row itself refers to, one query a default. */
async function rowsTaken(
  db: Trx | Db['read'],
  asking: Asking,
  { lines, record }: { readonly lines: FieldModel; readonly record: Values },
): Promise<unknown> {
  const sent = record[lines.name]
  if (!Array.isArray(sent)) return sent
  let rows = sent as readonly Values[]
  for (const field of lines.fields ?? []) {
    const from = takenBy(asking, field)
    const reference = lines.fields?.find(({ name }) => from && name === headOf(from))
    if (!from || !reference) continue
    const values = await valuesBehind(db, asking, { reference, from, rows })
    rows = rows.map((row: Values) =>
      isNew(row)
        ? { ...row, [field.name]: row[field.name] ?? values.get(row[reference.name]) ?? null }
        : row,
    )
  }
  return rows
}
const isNew = (row: unknown): row is Values =>
  typeof row === 'object' && row !== null && !('_ID' in row)

interface Behind {
  readonly reference: FieldModel
  readonly from: string
  readonly rows: readonly Values[]
}
async function valuesBehind(
  db: Trx | Db['read'],
  { me }: Asking,
  { reference, from, rows }: Behind,
): Promise<ReadonlyMap<unknown, unknown>> {
  const { target } = reference
  const source = target?.fields.get(from.slice(headOf(from).length + 1))
  const keys = rows
    .filter(isNew)
    .map(row => row[reference.name])
    .filter(key => fits(reference, key))
  if (!target || !source || keys.length === 0) return new Map()
  const key = target.key.name
  const query = sql<Row>`select ${column(key)}, ${column(source.name)} from ${sql.table(target.table)} as t where ${column(key)} in (${sql.join([...new Set(keys)])}) and ${readScope(target, me)}`
  const found = (await query.execute(db)).rows
  return new Map(found.map(row => [row[key], source.fromStore(row[source.name] as Stored)]))
}

/** What was decided by what a record sees must still be so when it is written. */
export async function demandSame(trx: Trx, asking: Asking, record: Values): Promise<void> {
  const now = await lookThrough(trx, asking, { record, sent: 'all' })
  const isSame = throughsOf(asking.resource).every(({ name }) =>
    same(now[name] ?? null, record[name] ?? null),
  )
  if (!isSame) throw new Refusal(503, 'busy', { retryAfter: 1 })
}
