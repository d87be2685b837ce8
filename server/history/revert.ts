import { policyOf } from '../../src/model/access/access'
import { writerOf } from '../../src/model/access/ownRows'
import type { FieldModel } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { demand, forbidden } from '../access/permissions'
import { type AuditEntry, entriesOf, entryOf } from '../audit/historyEntries'
import { presentValue } from '../audit/presentValue'
import { Refusal, unknownParameter } from '../base/refusal'
import type { Trx } from '../db/db'
import { withoutDue } from '../query/nextValue'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { keyOf, recordNotFound } from '../read/read'
import { refuse } from '../write/rows/body'
import { answerOf, currentRecord } from '../write/rows/writeAnswer'
import { preparedUpdate } from '../write/update'

/** Most entries a record can be reverted over at once. */
const furthest = 1000

interface Reverting {
  readonly id: string
  readonly body: RecordValues
  /** The version the author saw: `If-Match`. */
  readonly version: number | undefined
}

/**
 * Reverts a field, or everything a person writes of the record, to its state before a history entry. It is an
 * update: rights, rules, references and files are checked as of now. Values set by server and flow stay.
 */
export async function revertRecord(
  trx: Trx,
  request: RequestContext,
  { id, body, version }: Reverting,
): Promise<RecordDraft> {
  const { resource, me } = request
  demand(request, 'update')
  const change = readRevertRequest(body)
  const key = keyOf(resource, id)
  const loaded = await currentRecord(trx, request, { key, version })
  const policy = policyOf(resource, me)
  if (!holds(policy.update, loaded.record, {})) throw forbidden(request, 'update', loaded)
  const former = await formerValues(trx, request, { record: loaded.record, change })
  const shown = Object.entries(former).map(([name, value]) => {
    const field = resource.fields.get(name) as FieldModel
    return [name, presentValue(field, value, me)]
  })
  const back = { action: 'revert', former } as const
  const work = await preparedUpdate(request, Object.fromEntries(shown), back)
  await work(trx, { key, version })
  return answerOf(trx, request, key)
}

interface RevertRequest {
  /** The entry, by the version it created. */
  readonly before: number
  readonly field: string | undefined
}

function readRevertRequest({ before, field, ...rest }: RecordValues): RevertRequest {
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw unknownParameter(unknown, ['before', 'field'])
  if (!Number.isSafeInteger(before)) throw new Refusal(400, 'badVersion')
  if (field !== undefined && typeof field !== 'string') throw new Refusal(400, 'badRequest')
  return { before: before as number, field }
}

/** The values before an entry, of its field or of all fields changed since. */
async function formerValues(
  trx: Trx,
  request: RequestContext,
  { record, change }: { readonly record: RecordValues; readonly change: RevertRequest },
): Promise<RecordValues> {
  const { resource } = request
  const rows = await entriesOf(trx, resource, record)
    .where('VERSION', '>=', change.before)
    .limit(furthest + 1)
    .execute()
  if (rows.length > furthest) throw new Refusal(422, 'tooFarBack', { params: { max: furthest } })
  const entries = rows.map(row => entryOf(resource, row))
  const entry = entries.at(-1)
  if (entry?.version !== change.before) throw recordNotFound()
  if (entries.some(({ action }) => action === 'create')) throw new Refusal(409, 'nothingBefore')
  return change.field === undefined
    ? withoutDue(resource, writtenBefore(request, entries), request.records)
    : { [change.field]: valueBefore(request, entry, change.field) }
}

function valueBefore(
  { resource, me }: RequestContext,
  { changes }: AuditEntry,
  name: string,
): unknown {
  const change = policyOf(resource, me).readable.has(name) ? changes[name] : undefined
  if (!change) refuse({ [name.slice(0, 60)]: { key: 'notInEntry' } })
  return change[0]
}

/**
 * Walks from the newest entry back; the oldest value wins. Only fields that people write and this person may
 * read, without approvals.
 */
function writtenBefore(
  { resource, me }: RequestContext,
  entries: readonly AuditEntry[],
): RecordValues {
  const { readable, fixed } = policyOf(resource, me)
  const isWritten = (name: string) => {
    const field = resource.fields.get(name)
    return field && readable.has(name) && !fixed.has(name) && !field.readOnly && !writerOf(field)
  }
  const former = entries.flatMap(({ changes }) =>
    Object.entries(changes)
      .filter(([name]) => isWritten(name))
      .map(([name, [was]]) => [name, was] as const),
  )
  return Object.fromEntries(former)
}
