import { policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { namesNoCompany } from '../../src/model/lists/askable'
import { isNever } from '../../src/model/rules/rule'
import { demand } from '../access/permissions'
import type { DbRow } from '../db/db'
import { sql } from '../db/fragment'
import { allConditions, column } from '../query/condition'
import type { RecordKey, RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import { readTitles } from '../query/titles'
import { keyOf, load, recordNotFound } from '../read/read'

/** Records per answer, as many as a bulk call takes. */
const page = 500

interface Referring {
  readonly resource: Resource
  readonly field: FieldModel
}

/** Readable fields of other records that name one record of this resource. */
function referringFields({ records, resource, me }: RequestContext): Referring[] {
  return [...records.catalogue.resources.values()].flatMap(other => {
    const { read, readable } = policyOf(other, me)
    if (isNever(read) || namesNoCompany(other, resource)) return []
    return [...other.fields.values()]
      .filter(({ name, reference, target, store }) => {
        const isOne = reference !== undefined && store !== null && target === resource
        return isOne && readable.has(name)
      })
      .map(field => ({ resource: other, field }))
  })
}

/** The key of the record; 404 for a reader who may not see it. */
async function readableKey(request: RequestContext, id: string): Promise<RecordKey> {
  const { records, resource, me } = request
  demand(request, 'read')
  const key = keyOf(resource, id)
  if (!(await load(records.db.read, resource, { key, scope: readScope(resource, me) })))
    throw recordNotFound()
  return key
}

const rowsOf = ({ me }: RequestContext, { resource, field }: Referring, key: RecordKey) =>
  allConditions([sql`${column(field.name)} = ${key}`, readScope(resource, me)])

/** Number of readable records that refer to a record, by field. */
export async function countReferences(request: RequestContext, id: string) {
  const key = await readableKey(request, id)
  const { records, me } = request
  const counts = []
  for (const referring of referringFields(request)) {
    const { resource, field } = referring
    const { rows } =
      await sql<DbRow>`select count(*) as "N" from ${sql.table(resource.table)} as t where ${rowsOf(request, referring, key)}`.execute(
        records.db.read,
      )
    const { update, writable, fixed } = policyOf(resource, me)
    const mayChange = !isNever(update) && writable.has(field.name) && !fixed.has(field.name)
    const number = Number(rows[0]?.N ?? 0)
    if (number > 0)
      counts.push({ resource: resource.name, field: field.name, records: number, mayChange })
  }
  return { references: counts }
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
  const key = await readableKey(request, id)
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
  const { rows } =
    await sql<DbRow>`select ${own} as "KEY", ${column('_VERSION')} as "VERSION" from ${sql.table(resource.table)} as t where ${where} order by ${own} limit ${page + 1}`.execute(
      records.db.read,
    )
  const shown = rows.slice(0, page)
  const titles = new Map(
    await readTitles(
      request,
      resource,
      shown.map(({ KEY }) => KEY as RecordKey),
    ),
  )
  const last = shown.at(-1)
  return {
    records: shown.map(({ KEY, VERSION }) => ({
      id: KEY as RecordKey,
      version: Number(VERSION),
      title: titles.get(KEY) ?? String(KEY),
    })),
    ...(rows.length > page && last && { next: String(last.KEY) }),
  }
}
