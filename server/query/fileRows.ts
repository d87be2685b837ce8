import type { FieldModel, Resource } from '../../src/model/fields/resource'
import type { DbReader, DbRow } from '../db/db'
import type { RecordDraft, RecordValues } from './requestContext'

/** The rows of these files, by id; one query per page. */
export async function filesById(
  db: DbReader,
  ids: Iterable<string | undefined>,
): Promise<ReadonlyMap<string, DbRow>> {
  const known = [...new Set(ids)].filter(id => id !== undefined)
  const files = new Map<string, DbRow>()
  for (let at = 0; at < known.length; at += 500) {
    const rows = await db
      .selectFrom('_FILE')
      .selectAll()
      .where('ID', 'in', known.slice(at, at + 500))
      .execute()
    for (const row of rows) files.set(String(row.ID), row)
  }
  return files
}

/** Whether replaced files of the field are kept as versions. */
export const keepsVersions = ({ field, lines }: FilePlace) =>
  !lines && 'keepVersions' in field.words && field.words.keepVersions === true

/** A file field of the record or of its child rows. */
export interface FilePlace {
  /** Format of `_FILE.FIELD`: `FOTO`, `IMAGES.URL`. */
  readonly path: string
  readonly field: FieldModel
  readonly lines?: FieldModel
}

const known = new WeakMap<Resource, readonly FilePlace[]>()

export function filePlaces(resource: Resource): readonly FilePlace[] {
  const places =
    known.get(resource) ??
    [...resource.fields.values()].flatMap((field): FilePlace[] => {
      if (field.isFile) return [{ path: field.name, field }]
      return (field.fields ?? [])
        .filter(({ isFile }) => isFile)
        .map(each => ({ path: `${field.name}.${each.name}`, field: each, lines: field }))
    })
  known.set(resource, places)
  return places
}

/** A file in a record, with its input path: `IMAGES.0.URL`. */
interface FileInRecord {
  readonly id: string
  readonly at: string
  /** The object that holds it under `name`. */
  readonly row: RecordDraft
  readonly name: string
}

export function filesInRecord(record: RecordValues, { field, lines }: FilePlace): FileInRecord[] {
  const { name } = field
  if (!lines) return fileInRow(record, name, name)
  const rows = record[lines.name]
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: RecordValues, at) =>
    fileInRow(row, name, `${lines.name}.${at}.${name}`),
  )
}

function fileInRow(row: RecordValues, name: string, at: string): FileInRecord[] {
  const value = row[name] as { id?: unknown } | null | undefined
  if (typeof value?.id !== 'string') return []
  return [{ id: value.id, at, row: row as RecordDraft, name }]
}
