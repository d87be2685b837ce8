import { apiPath } from '../../src/base/business'
import type { StoredFile } from '../../src/kinds/file/data'
import type { Resource } from '../../src/model/fields/resource'
import type { Db, DbRow } from '../db/db'
import { filePlaces, filesById, filesInRecord } from '../query/fileRows'
import type { RecordValues } from '../query/requestContext'

const filePath = (id: string) => apiPath(`files/${id}`)

/** A file as sent, with a temporary address for its reader. */
export function storedFileView(file: DbRow, link: (path: string) => string): StoredFile {
  const id = String(file.ID)
  return {
    id,
    name: String(file.NAME),
    type: String(file.TYPE),
    size: Number(file.SIZE),
    url: link(filePath(id)),
  }
}

/** Adds name, type, size and address to the files of presented records; one query in total. */
export async function showFiles(
  db: Db['read'],
  resource: Resource,
  {
    records,
    link,
  }: {
    readonly records: readonly RecordValues[]
    readonly link: (path: string) => string
  },
) {
  const filesHeld = filePlaces(resource).flatMap(place =>
    records.flatMap(record => filesInRecord(record, place)),
  )
  if (filesHeld.length === 0) return
  const files = await filesById(
    db,
    filesHeld.map(({ id }) => id),
  )
  for (const { id, row, name } of filesHeld) {
    const file = files.get(id)
    if (file) row[name] = storedFileView(file, link)
  }
}
