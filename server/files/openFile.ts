import { tenantOf } from '../../src/base/business'
import type { Me } from '../../src/model/access/access'
import type { Catalogue, Resource } from '../../src/model/fields/resource'
import { allConditions, column, type DbRow, fromRows, sql } from '../db/db'
import { readScope } from '../query/scope'
import { recordNotFound } from '../read/read'
import type { FilesContext } from './filesContext'
import { readablePlace } from './uploadPlace'

export interface OpenFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** Record the file belongs to; undefined while only its owner can open it. */
  readonly of: { readonly resource: string; readonly record: string } | undefined
}

/** Opens a file for readers of its record and field; an unattached file for its owner. */
export async function openFile(context: FilesContext, me: Me, id: string): Promise<OpenFile> {
  const file = await context.db.read
    .selectFrom('_FILE')
    .selectAll()
    .where('ID', '=', id)
    .executeTakeFirst()
  if (!file || !(await mayOpen(context, me, file))) throw recordNotFound()
  const bytes = await context.files.get(String(file.ID))
  if (!bytes) throw recordNotFound()
  const { NAME, TYPE, RESOURCE, RECORD_ID } = file
  const of =
    RECORD_ID === null ? undefined : { resource: String(RESOURCE), record: String(RECORD_ID) }
  return { name: String(NAME), type: String(TYPE), bytes, of }
}

async function mayOpen(
  { db, catalogue, places }: FilesContext,
  me: Me,
  file: DbRow,
): Promise<boolean> {
  if (file.RECORD_ID === null) return file.CREATED_BY === me.ID && !wasSealed(catalogue, file)
  const filePlace = places?.[String(file.RESOURCE)]
  if (filePlace) return filePlace(me, String(file.RECORD_ID), String(file.ID))
  const resource = catalogue.resources.get(String(file.RESOURCE))
  if (!resource || !readablePlace(resource, me, String(file.FIELD))) return false
  const key = keyIn(resource, me, String(file.RECORD_ID))
  if (key === undefined) return false
  const where = allConditions([sql`${column(resource.key.name)} = ${key}`, readScope(resource, me)])
  const found = sql`select 1 as hit ${fromRows(resource, where)}`
  return (await found.execute(db.read)).rows.length > 0
}

/** A confidential file is closed to its author after detachment. */
const wasSealed = (catalogue: Catalogue, { RESOURCE, FIELD, DETACHED_AT }: DbRow) =>
  DETACHED_AT !== null &&
  catalogue.resources.get(String(RESOURCE))?.fields.get(String(FIELD))?.words.confidential === true

/** Record key from its `historyId`, which starts with the company where keys are unique per company. */
function keyIn({ company, naturalKey, key }: Resource, me: Me, recordId: string) {
  const isOwn = company !== undefined && naturalKey
  if (isOwn && !recordId.startsWith(`${tenantOf(me)}/`)) return undefined
  const text = isOwn ? recordId.slice(`${tenantOf(me)}/`.length) : recordId
  const value = key.parse(text)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
