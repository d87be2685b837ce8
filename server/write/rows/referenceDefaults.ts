import type { Stored } from '../../../src/kinds/kind/kind'
import { farHeadOf, throughsOf } from '../../../src/model/access/throughReference'
import type { FieldModel } from '../../../src/model/fields/resource'
import { isFieldValue } from '../../../src/model/fields/valuesOf'
import { defaultFor } from '../../../src/model/validation/draft'
import { same } from '../../audit/writeHistory'
import { Refusal } from '../../base/refusal'
import { column, type DbReader, fromRows, sql, type Trx } from '../../db/db'
import { canHold } from '../../query/compare'
import type { RecordDraft, RecordValues, RequestContext } from '../../query/requestContext'
import { resolveReferences } from '../../query/resolveReferences'
import { readScope } from '../../query/scope'

/** A new record with the values its rules read through references, and the defaults taken from there. */
export async function withReferenceDefaults(
  db: DbReader,
  request: RequestContext,
  draft: RecordValues,
) {
  let record = await resolveReferences(db, request, { record: draft, sent: 'all' })
  const filled = [...request.resource.fields.values()].flatMap(field => {
    const from = defaultSource(request, field)
    if (from === undefined || record[field.name] != null) return []
    record[field.name] = record[from]
    return [field]
  })
  // A reference taken from another record leads further.
  if (filled.some(({ reference }) => reference))
    record = await resolveReferences(db, request, { record, sent: 'all' })
  return withRowReferenceDefaults(db, request, record)
}

/** The same for its new rows. */
export async function withRowReferenceDefaults(
  db: DbReader,
  request: RequestContext,
  record: RecordValues,
) {
  const filled: RecordDraft = { ...record }
  for (const lines of request.resource.fields.values()) {
    if (lines.fields) filled[lines.name] = await rowsWithDefaults(db, request, { lines, record })
  }
  return filled
}

function defaultSource(request: RequestContext, field: FieldModel): string | undefined {
  const value = defaultFor(field, request.me)
  return isFieldValue(value) ? value.field : undefined
}

/** Defaults of rows taken from their own references, one query per default. */
async function rowsWithDefaults(
  db: DbReader,
  request: RequestContext,
  { lines, record }: { readonly lines: FieldModel; readonly record: RecordValues },
): Promise<unknown> {
  const sent = record[lines.name]
  if (!Array.isArray(sent)) return sent
  let rows = sent as readonly RecordValues[]
  for (const field of lines.fields ?? []) {
    const from = defaultSource(request, field)
    const reference = lines.fields?.find(({ name }) => from && name === farHeadOf(from))
    if (!from || !reference) continue
    const values = await targetValues(db, request, { reference, from, rows })
    rows = rows.map((row: RecordValues) =>
      isNew(row)
        ? { ...row, [field.name]: row[field.name] ?? values.get(row[reference.name]) ?? null }
        : row,
    )
  }
  return rows
}
const isNew = (row: unknown): row is RecordValues =>
  typeof row === 'object' && row !== null && !('_ID' in row)

interface TargetQuery {
  readonly reference: FieldModel
  readonly from: string
  readonly rows: readonly RecordValues[]
}
async function targetValues(
  db: DbReader,
  { me }: RequestContext,
  { reference, from, rows }: TargetQuery,
): Promise<ReadonlyMap<unknown, unknown>> {
  const { target } = reference
  const source = target?.fields.get(from.slice(farHeadOf(from).length + 1))
  const keys = rows
    .filter(isNew)
    .map(row => row[reference.name])
    .filter(key => canHold(reference, key))
  if (!target || !source || keys.length === 0) return new Map()
  const key = target.key.name
  const query = sql`select ${column(key)}, ${column(source.name)} ${fromRows(target, sql`${column(key)} in (${sql.join([...new Set(keys)])})`, readScope(target, me))}`
  const found = (await query.execute(db)).rows
  return new Map(found.map(row => [row[key], source.fromStore(row[source.name] as Stored)]))
}

/** Refuses if values that decided the write changed in the meantime. */
export async function demandUnchanged(
  trx: Trx,
  request: RequestContext,
  record: RecordValues,
): Promise<void> {
  const current = await resolveReferences(trx, request, { record, sent: 'all' })
  const isSame = throughsOf(request.resource).every(({ name }) =>
    same(current[name] ?? null, record[name] ?? null),
  )
  if (!isSame) throw new Refusal(503, 'busy', { retryAfter: 1 })
}
