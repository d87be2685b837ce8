import { withoutPrefix } from '../../src/kinds/id/data'
import { type Me, policyOf } from '../../src/model/access/access'
import { type Can, canOn, needsOf } from '../../src/model/access/can'
import { printableDocuments } from '../../src/model/access/documents'
import { movesOf, movesOn, possibleWarnings } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { demand } from '../access/permissions'
import { handMarks } from '../audit/handMarks'
import { presentValue } from '../audit/presentValue'
import { badParameter, Refusal } from '../base/refusal'
import {
  allConditions,
  column,
  type DbReader,
  type DbRow,
  fromRows,
  isPostgres,
  type SqlCondition,
  sql,
} from '../db/db'
import { withSystems } from '../outbox/manualCalls'
import { readChildren } from '../query/children'
import type { RecordDraft, RecordKey, RecordValues, RequestContext } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import { reader, storedFields } from '../query/row'
import { readScope } from '../query/scope'

/** A stored record, complete, including values its reader may not see. Never sent as it is. */
export interface Loaded {
  readonly record: RecordValues
  readonly version: number
  readonly row: DbRow
}

/** The key in an address, in canonical form; anything else is not found. */
export function keyOf(resource: Resource, text: string): string | number {
  const key = resource.key.parseWire(text)
  if (resource.key.store === 'int' && isNonCanonical(resource, text, key))
    throw badParameter('id', text.slice(0, 50))
  if (resource.key.store === 'int' ? Number.isSafeInteger(key) : isShortText(key))
    return key as RecordKey
  throw recordNotFound()
}

/** A number in non-canonical form: `01`, `1.0`, `+1`. */
function isNonCanonical({ key: { id } }: Resource, text: string, key: unknown) {
  const plain = id ? withoutPrefix(text, id.prefix ?? '') : text
  return /^[\s+-]*\d/.test(plain) && (typeof key === 'string' || String(key) !== plain)
}

const isShortText = (key: unknown) => typeof key === 'string' && key.length <= 300

export const recordNotFound = () => new Refusal(404, 'notFound')

interface RecordQuery {
  readonly key: string | number
  readonly scope: SqlCondition
  /** Locks the row against other writers (PostgreSQL; SQLite has one writer). */
  readonly locked?: boolean
}
/** Loads the record with this key, if it meets a condition. */
export async function load(
  db: DbReader,
  resource: Resource,
  { key, scope, locked = false }: RecordQuery,
): Promise<Loaded | undefined> {
  const where = allConditions([sql`${column(resource.key.name)} = ${key}`, scope])
  const lock = sql.raw(locked && isPostgres(db) ? ' for no key update of t' : '')
  const { rows } = await sql`select t.* ${fromRows(resource, where)}${lock}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const record = reader(storedFields(resource))(row)
  await readChildren(db, resource, record)
  return { record, version: Number(row._VERSION), row }
}

/** A record as the user may see it. Missing and invisible records both answer 404. */
export const getRecord = async (request: RequestContext, id: string) =>
  (await readRecord(request, id)).shown

/** The same, with the complete record. */
export const readRecord = (request: RequestContext, id: string) =>
  readWith(request, id, policyOf(request.resource, request.me).opened)

/** The same for documents and messages, which show no confidential field. */
export const getRecordView = async (request: RequestContext, id: string) =>
  (await readWith(request, id)).shown

/** The record as shown to this person, and complete for rules. */
export async function readWith(
  request: RequestContext,
  id: string,
  alsoReadable?: ReadonlySet<string>,
) {
  const { records, resource, me } = request
  demand(request, 'read')
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, id),
    scope: readScope(resource, me),
  })
  if (!loaded) throw recordNotFound()
  const record = await resolveReferences(records.db.read, request, { record: loaded.record })
  const marks = await handMarks(records.db.read, request, record)
  const shown = {
    ...present(request, { ...loaded, record, ...(alsoReadable && { alsoReadable }) }),
    ...marks,
  }
  return { shown, whole: record }
}

interface PresentedRecord extends Pick<Loaded, 'record' | 'version'> {
  readonly alsoReadable?: ReadonlySet<string>
}
/** A record as sent: readable fields, version and `_can`. */
export function present(
  request: RequestContext,
  { record, version, alsoReadable }: PresentedRecord,
) {
  const { resource, me } = request
  const policy = policyOf(resource, me)
  const shown: RecordDraft = { [resource.key.name]: record[resource.key.name] }
  for (const field of resource.fields.values()) {
    const isShown = policy.readable.has(field.name) || alsoReadable?.has(field.name)
    if (!isShown || field.isSecret) continue
    shown[field.name] = presentValue(field, record[field.name], me)
  }
  const can = canOn(policy, record)
  const doubts = possibleWarnings(resource, policy, record)
  const needs = needsOf(resource, policy, record)
  const _can: Can = {
    ...can,
    ...(movesOf(resource).size > 0 &&
      withSystems(request, record, movesOn(resource, policy, record))),
    ...(needs && { needs }),
    ...(doubts && { doubts }),
    ...(resource.schema.documents && { papers: printableDocuments(resource, me, record) }),
  }
  return { ...shown, _VERSION: version, _can }
}

/** The readable part of child rows in a list row. */
export function presentChildren(resource: Resource, me: Me, record: RecordDraft) {
  for (const field of resource.fields.values()) {
    if (field.fields && record[field.name] !== undefined) {
      record[field.name] = presentValue(field, record[field.name], me)
    }
  }
  return record
}
