import type { FieldModel, Resource } from '../../src/model/resource'
import type { Db, Row, Trx } from '../db/db'
import type { Values } from './context'

type Reading = Trx | Db['read']

/** The rows of these files, by id; one query for a whole page. */
export async function filesById(
  db: Reading,
  ids: Iterable<string | undefined>,
): Promise<ReadonlyMap<string, Row>> {
  const known = [...new Set(ids)].filter(id => id !== undefined)
  const files = new Map<string, Row>()
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

/** What such a field held before stays, to be opened and to come back. */
export const keepsVersions = ({ field, lines }: FilePlace) =>
  !lines && 'versions' in field.words && field.words.versions === true

export const isFile = ({ kind }: FieldModel) => kind === 'file' || kind === 'image'

/** A field that holds a file, of the record itself or of its child rows. */
export interface FilePlace {
  /** As `_FILE.FIELD` names it: `FOTO`, `IMAGES.URL`. */
  readonly path: string
  readonly field: FieldModel
  readonly lines?: FieldModel
}

const known = new WeakMap<Resource, readonly FilePlace[]>()

export function filePlaces(resource: Resource): readonly FilePlace[] {
  const places =
    known.get(resource) ??
    [...resource.fields.values()].flatMap((field): FilePlace[] => {
      if (isFile(field)) return [{ path: field.name, field }]
      return (field.fields ?? [])
        .filter(isFile)
        .map(each => ({ path: `${field.name}.${each.name}`, field: each, lines: field }))
    })
  known.set(resource, places)
  return places
}

/** A file as a record holds it, with the path of its input: `IMAGES.0.URL`. */
export interface Held {
  readonly id: string
  readonly at: string
  /** The object that holds it under `name`. */
  readonly row: Record<string, unknown>
  readonly name: string
}

export function heldIn(record: Values, { field, lines }: FilePlace): Held[] {
  const { name } = field
  if (!lines) return held(record, name, name)
  const rows = record[lines.name]
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: Values, at) => held(row, name, `${lines.name}.${at}.${name}`))
}

function held(row: Values, name: string, at: string): Held[] {
  const value = row[name] as { id?: unknown } | null | undefined
  if (typeof value?.id !== 'string') return []
  return [{ id: value.id, at, row: row as Record<string, unknown>, name }]
}
