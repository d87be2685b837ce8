import type { StoredFile } from '../../src/model/kinds/structure'
import type { Resource } from '../../src/model/resource'
import type { Db, Row } from '../db/db'
import { filePlaces, filesById, heldIn } from './fileRows'

/** Where a file is fetched. */
export const filePath = (id: string) => `/hanadb/api/files/${id}`

/** A file as it travels, with an address its reader may open for a while. */
export async function storedFile(
  file: Row,
  link: (path: string) => Promise<string>,
): Promise<StoredFile> {
  const id = String(file.ID)
  return {
    id,
    name: String(file.NAME),
    type: String(file.TYPE),
    size: Number(file.SIZE),
    url: await link(filePath(id)),
  }
}

/** Puts name, type, size and address to the files of presented records; one query for all of them. */
export async function showFiles(
  db: Db['read'],
  resource: Resource,
  {
    records,
    link,
  }: {
    readonly records: readonly Readonly<Record<string, unknown>>[]
    readonly link: (path: string) => Promise<string>
  },
) {
  const held = filePlaces(resource).flatMap(place =>
    records.flatMap(record => heldIn(record, place)),
  )
  if (held.length === 0) return
  const files = await filesById(
    db,
    held.map(({ id }) => id),
  )
  await Promise.all(
    held.map(async ({ id, row, name }) => {
      const file = files.get(id)
      if (file) row[name] = await storedFile(file, link)
    }),
  )
}
