import { tenantOf } from '../../src/base/business'
import { translatorFor } from '../../src/i18n/translate'
import { policyOf, readableRowFields } from '../../src/model/access/access'
import { rolesThatWrite, rolesWith } from '../../src/model/access/requires'
import { holds } from '../../src/model/rules/evaluate'
import { isNever } from '../../src/model/rules/rule'
import { demand, namesOfRoles, requires } from '../access/permissions'
import { presentValue } from '../audit/presentValue'
import { allConditions, column, type DbRow, fromRows, sql } from '../db/db'
import { readChildrenOf } from '../query/children'
import { type Referring, referringTo, refersTo } from '../query/references'
import type { RecordDraft, RecordKey, RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import { readTitles } from '../query/titles'
import { keyOf, load, recordNotFound } from '../read/read'
import { inUse } from '../write/inUse'
import { referrersOf } from '../write/rows/references'

/** Records per answer, as many as a bulk call takes. */
const page = 500

/** The same fields, as far as the reader may read them. */
function referringFields({ records, resource, me }: RequestContext): Referring[] {
  return referringTo(records.catalogue, resource).flatMap(each => {
    const { read, readable } = policyOf(each.resource, me)
    if (isNever(read) || !readable.has(each.field.name)) return []
    if (!each.field.fields) return [each]
    const open = readableRowFields(each.field, me)
    const inside = each.inside.filter(field => open.includes(field))
    return inside.length > 0 ? [{ ...each, inside }] : []
  })
}

/** The record with its key; 404 for a reader who may not see it. */
async function readable(request: RequestContext, id: string) {
  const { records, resource, me } = request
  demand(request, 'read')
  const key: RecordKey = keyOf(resource, id)
  const loaded = await load(records.db.read, resource, { key, scope: readScope(resource, me) })
  if (!loaded) throw recordNotFound()
  return { key, record: loaded.record }
}

/** Why a deletion would be refused because of other records, for who may delete the record. */
export async function refusalOf(request: RequestContext, id: string) {
  const { records, resource, me, language } = request
  const { record } = await readable(request, id)
  if (!holds(policyOf(resource, me).delete, record, {})) return {}
  const { db, catalogue } = records
  const referrers = await referrersOf(db.read, { catalogue, resource, record })
  if (referrers.size === 0) return {}
  const { code, params } = inUse(request, referrers)
  return { refusal: (await translatorFor(language))(`errors.${code}`, params) }
}

const rowsOf = ({ me }: RequestContext, referring: Referring, key: RecordKey) =>
  allConditions([refersTo(referring, key), readScope(referring.resource, me)])

/** Number of readable records that refer to a record, by field. */
export async function countReferences(request: RequestContext, id: string) {
  const { key } = await readable(request, id)
  const { records } = request
  const counts = []
  for (const referring of referringFields(request)) {
    const { resource, field } = referring
    const query = sql`select count(*) as "N" ${fromRows(resource, rowsOf(request, referring, key))}`
    const { rows } = await query.execute(records.db.read)
    const number = Number(rows[0]?.N ?? 0)
    if (number === 0) continue
    const why = await lockReason(request, referring)
    const count = { resource: resource.name, field: field.name, records: number }
    counts.push({ ...count, mayChange: why === undefined, ...(why !== undefined && { why }) })
  }
  return { references: counts }
}

/** Why this person may change the field of no record. */
async function lockReason({ me, language }: RequestContext, { resource, field }: Referring) {
  const translate = await translatorFor(language)
  const { update, writable, fixed } = policyOf(resource, me)
  const roles = rolesThatWrite(resource, field)
  if (fixed.has(field.name)) return translate('importing.hint.createOnly')
  if (roles.length === 0) return translate('validation.readOnly')
  if (isNever(update)) {
    const { code, params } = requires(rolesWith(resource, 'update'), language)
    return translate(`errors.${code}`, params)
  }
  const rule = namesOfRoles(roles, language)
  return writable.has(field.name) ? undefined : translate('validation.notWritableBut', { rule })
}

interface ReferringQuery {
  readonly id: string
  /** Resource and field that refer. */
  readonly from: string
  readonly field: string
  /** Key of the last record of the previous page. */
  readonly after?: string | undefined
}

/** A page of the records that refer to a record by one field, with the versions that a change needs. */
export async function listReferring(
  request: RequestContext,
  { id, from, field, after }: ReferringQuery,
) {
  const { key } = await readable(request, id)
  const referring = referringFields(request).find(
    each => each.resource.name === from && each.field.name === field,
  )
  if (!referring) throw recordNotFound()
  const { records } = request
  const { resource } = referring
  const own = column(resource.key.name)
  const where = allConditions([
    rowsOf(request, referring, key),
    ...(after === undefined ? [] : [sql`${own} > ${keyOf(resource, after)}`]),
  ])
  const query = sql`select ${own} as "KEY", ${column('_VERSION')} as "VERSION" ${fromRows(resource, where)} order by ${own} limit ${page + 1}`
  const { rows } = await query.execute(records.db.read)
  const shown = rows.slice(0, page)
  const titles = await readTitles(
    request,
    resource,
    shown.map(({ KEY }) => KEY as RecordKey),
  )
  const last = shown.at(-1)
  const lists = await listsOf(request, referring, shown)
  return {
    records: shown.map(({ KEY, VERSION }, at) => ({
      id: KEY as RecordKey,
      version: Number(VERSION),
      title: titles.get(KEY) ?? String(KEY),
      ...(lists && { value: lists[at] }),
    })),
    ...(rows.length > page && last && { next: String(last.KEY) }),
  }
}

/** The lists or lines of these records, of which a change needs the other entries too. */
async function listsOf(
  { records, me }: RequestContext,
  { resource, field }: Referring,
  rows: readonly DbRow[],
) {
  if (field.store !== null) return undefined
  const { key, company } = resource
  const drafts: RecordDraft[] = rows.map(({ KEY }) => ({
    [key.name]: KEY,
    ...(company && { [company.name]: tenantOf(me) }),
  }))
  await readChildrenOf(records.db, resource, { records: drafts, fields: [field] })
  return drafts.map(draft => presentValue(field, draft[field.name], me))
}
