import type { Row, Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { current } from '../../records/answer'
import { both, column } from '../../records/condition'
import type { Asking } from '../../records/context'
import { load, notFound } from '../../records/read'
import { deleteIn } from '../../records/remove'
import { livingOf, trashScope } from '../../records/scope'
import { restoreRecord } from '../../records/trash'
import { preparedUpdate } from '../../records/update'
import { foldersIn } from './afterFolder'
import type { FoldersAsking } from './foldersAsking'

/** Some folders and files, by their numbers. */
export interface Chosen {
  readonly folders: readonly number[]
  readonly files: readonly number[]
}

/** Puts them into a folder, folders to the top where none is named; answers how many. */
export async function moveTogether(
  trx: Trx,
  { folders, files }: FoldersAsking,
  { to, ...chosen }: Chosen & { readonly to: number | null },
) {
  for (const [asking, ids] of [
    [folders, chosen.folders] as const,
    [files, chosen.files] as const,
  ]) {
    const work = await preparedUpdate(asking, { CARPETA: to })
    for (const key of new Set(ids)) await work(trx, { key, version: 'now' })
  }
  return countOf(chosen)
}

/** Throws them away, folders with all that lies in them, at one moment; answers how many things went. */
export async function removeTogether(trx: Trx, asking: FoldersAsking, chosen: Chosen) {
  const at = atOneMoment(asking)
  let gone = 0
  for (const key of new Set(chosen.files)) gone += await removeFile(trx, at, key)
  for (const key of new Set(chosen.folders)) gone += await removeFolder(trx, at, key)
  return gone
}

async function removeFile(trx: Trx, { files }: FoldersAsking, key: number) {
  await deleteIn(trx, files, { key, version: 'now' })
  return 1
}

/** Who may delete a folder may delete what others put into it, so long as they see it. */
async function removeFolder(trx: Trx, asking: FoldersAsking, key: number): Promise<number> {
  // nobody puts anything into it meanwhile
  await current(trx, asking.folders, { key, version: 'now' })
  let gone = 1
  for (const inner of await foldersIn(trx, asking.folders, key))
    gone += await removeFolder(trx, asking, inner)
  for (const file of await filesIn(trx, asking.files, { folder: key, among: livingOf }))
    gone += await removeFile(trx, asking, file)
  await deleteIn(trx, asking.folders, { key, version: 'now' })
  return gone
}

/** Brings them back, folders with all that went with them at the same moment; answers how many things came. */
export async function restoreTogether(trx: Trx, asking: FoldersAsking, chosen: Chosen) {
  let back = 0
  for (const key of new Set(chosen.folders)) back += await restoreFolder(trx, asking, key)
  for (const key of new Set(chosen.files)) back += await restoreFile(trx, asking, key)
  return back
}

async function restoreFile(trx: Trx, { files }: FoldersAsking, key: number) {
  await restoreRecord(trx, files, { id: String(key), version: undefined })
  return 1
}

async function restoreFolder(trx: Trx, asking: FoldersAsking, key: number): Promise<number> {
  const { folders, files } = asking
  const { resource, me } = folders
  const gone = await load(trx, resource, { key, among: trashScope(resource, me) })
  if (!gone) throw notFound()
  await restoreRecord(trx, folders, { id: String(key), version: undefined })
  const moment = String(gone.row._DELETED_AT)
  let back = 1
  for (const inner of await goneWith(trx, folders, { folder: key, moment }))
    back += await restoreFolder(trx, asking, inner)
  for (const file of await goneWith(trx, files, { folder: key, moment }))
    back += await restoreFile(trx, asking, file)
  return back
}

/** What lay directly in a folder and was thrown away with it. */
const goneWith = (
  trx: Trx,
  asking: Asking,
  { folder, moment }: { readonly folder: number; readonly moment: string },
) =>
  filesIn(trx, asking, {
    folder,
    among: (resource, me) =>
      both([trashScope(resource, me), sql`${column('_DELETED_AT')} = ${moment}`]),
  })

interface Within {
  readonly folder: number
  readonly among: typeof livingOf
}
async function filesIn(trx: Trx, { resource, me }: Asking, { folder, among }: Within) {
  const where = both([sql`${column('CARPETA')} = ${folder}`, among(resource, me)])
  const { rows } =
    await sql<Row>`select t."ID" from ${sql.table(resource.table)} as t where ${where} order by t."ID"`.execute(
      trx,
    )
  return rows.map(({ ID }) => Number(ID))
}

const countOf = ({ folders, files }: Chosen) => new Set(folders).size + new Set(files).size

/** What goes together is known by its moment when it is to come back. */
function atOneMoment({ folders, files }: FoldersAsking): FoldersAsking {
  const now = folders.records.clock()
  const records = { ...folders.records, clock: () => now }
  return { folders: { ...folders, records }, files: { ...files, records } }
}
