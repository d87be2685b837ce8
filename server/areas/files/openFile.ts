import type { Me } from '../../../src/model/access'
import type { Catalogue, Resource } from '../../../src/model/resource'
import type { Row } from '../../db/db'
import { sql } from '../../db/fragment'
import { both, column } from '../../records/condition'
import { notFound } from '../../records/read'
import { readScope } from '../../records/scope'
import type { FilesContext } from './filesContext'
import { readablePlace } from './uploadPlace'

export interface OpenFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** The record it hangs on; none while it is its owner's alone. */
  readonly of: { readonly resource: string; readonly record: string } | undefined
}

/** A file for who may read the record and the field it hangs on; one that hangs on none, for its owner. */
export async function openFile(context: FilesContext, me: Me, id: string): Promise<OpenFile> {
  const file = await context.db.read
    .selectFrom('_FILE')
    .selectAll()
    .where('ID', '=', id)
    .executeTakeFirst()
  if (!file || !(await mayOpen(context, me, file))) throw notFound()
  const bytes = await context.files.get(String(file.ID))
  if (!bytes) throw notFound()
  const { NAME, TYPE, RESOURCE, RECORD_ID } = file
  const of =
    RECORD_ID === null ? undefined : { resource: String(RESOURCE), record: String(RECORD_ID) }
  return { name: String(NAME), type: String(TYPE), bytes, of }
}

async function mayOpen(
  { db, catalogue, places }: FilesContext,
  me: Me,
  file: Row,
): Promise<boolean> {
  if (file.RECORD_ID === null) return file.CREATED_BY === me.ID && !wasSealed(catalogue, file)
  const place = places?.[String(file.RESOURCE)]
  if (place) return place(me, String(file.RECORD_ID), String(file.ID))
  const resource = catalogue.resources.get(String(file.RESOURCE))
  if (!resource || !readablePlace(resource, me, String(file.FIELD))) return false
  const key = keyIn(resource, me, String(file.RECORD_ID))
  if (key === undefined) return false
  const where = both([sql`${column(resource.key.name)} = ${key}`, readScope(resource, me)])
  const found = sql`select 1 as hit from ${sql.table(resource.table)} as t where ${where}`
  return (await found.execute(db.read)).rows.length > 0
}

/** What was handed in and let go is its giver's no more. */
const wasSealed = (catalogue: Catalogue, { RESOURCE, FIELD, DETACHED_AT }: Row) =>
  DETACHED_AT !== null &&
  catalogue.resources.get(String(RESOURCE))?.fields.get(String(FIELD))?.words.sealed === true

/** The record's key in its `historyId`, which begins with the company where keys are its own. */
function keyIn({ company, naturalKey, key }: Resource, me: Me, recordId: string) {
  const isOwn = company !== undefined && naturalKey
  if (isOwn && !recordId.startsWith(`${me.EMPRESA}/`)) return undefined
  const text = isOwn ? recordId.slice(`${me.EMPRESA}/`.length) : recordId
  const value = key.parse(text)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
