import type { Chosen } from '../../../src/contracts/filesManager'
import { allConditions, column, sql, type Trx } from '../../db/db'
import type { RequestContext } from '../../query/requestContext'
import { trashScope } from '../../query/scope'
import { load, recordNotFound } from '../../read/read'
import { restoreRecord } from '../../trash/trash'
import { deleteIn } from '../../write/remove'
import { currentRecord } from '../../write/rows/writeAnswer'
import { preparedUpdate } from '../../write/update'
import { entriesIn } from './afterFolder'
import type { FoldersContext } from './foldersContext'

/** Moves entries into a folder; folders to the top if none is given. Returns the number of folders. */
export async function moveEntries(
  trx: Trx,
  { folders, files }: FoldersContext,
  { to, ...selection }: Chosen & { readonly to: number | null },
) {
  for (const [request, ids] of [
    [folders, selection.folders] as const,
    [files, selection.files] as const,
  ]) {
    const work = await preparedUpdate(request, { CARPETA: to })
    for (const key of new Set(ids)) await work(trx, { key, version: 'now' })
  }
  return countSelected(selection)
}

/** Deletes entries with their contents at one instant. Returns the number of deleted entries. */
export async function deleteEntries(trx: Trx, request: FoldersContext, selection: Chosen) {
  const at = atOneMoment(request)
  let count = 0
  for (const key of new Set(selection.files)) count += await removeFile(trx, at, key)
  for (const key of new Set(selection.folders)) count += await removeFolder(trx, at, key)
  return count
}

async function removeFile(trx: Trx, { files }: FoldersContext, key: number) {
  await deleteIn(trx, files, { key, version: 'now' })
  return 1
}

/** Deletes the visible contents too, whoever owns them: the right on the folder is sufficient. */
async function removeFolder(trx: Trx, request: FoldersContext, key: number): Promise<number> {
  // locks the folder against new entries
  await currentRecord(trx, request.folders, { key, version: 'now' })
  let count = 1
  for (const inner of await entriesIn(trx, request.folders, { folder: key }))
    count += await removeFolder(trx, request, inner)
  for (const file of await entriesIn(trx, request.files, { folder: key }))
    count += await removeFile(trx, request, file)
  await deleteIn(trx, request.folders, { key, version: 'now' })
  return count
}

/** Restores entries with the contents deleted at the same instant. Returns the number of restored entries. */
export async function restoreEntries(trx: Trx, request: FoldersContext, selection: Chosen) {
  let back = 0
  for (const key of new Set(selection.folders)) back += await restoreFolder(trx, request, key)
  for (const key of new Set(selection.files)) back += await restoreFile(trx, request, key)
  return back
}

async function restoreFile(trx: Trx, { files }: FoldersContext, key: number) {
  await restoreRecord(trx, files, { id: String(key), version: undefined })
  return 1
}

async function restoreFolder(trx: Trx, request: FoldersContext, key: number): Promise<number> {
  const { folders, files } = request
  const { resource, me } = folders
  const deleted = await load(trx, resource, { key, scope: trashScope(resource, me) })
  if (!deleted) throw recordNotFound()
  await restoreRecord(trx, folders, { id: String(key), version: undefined })
  const moment = String(deleted.row._DELETED_AT)
  let back = 1
  for (const inner of await deletedWith(trx, folders, { folder: key, moment }))
    back += await restoreFolder(trx, request, inner)
  for (const file of await deletedWith(trx, files, { folder: key, moment }))
    back += await restoreFile(trx, request, file)
  return back
}

/** Direct contents deleted together with the folder. */
const deletedWith = (
  trx: Trx,
  request: RequestContext,
  { folder, moment }: { readonly folder: number; readonly moment: string },
) =>
  entriesIn(trx, request, {
    folder,
    among: (resource, me) =>
      allConditions([trashScope(resource, me), sql`${column('_DELETED_AT')} = ${moment}`]),
  })

const countSelected = ({ folders, files }: Chosen) => new Set(folders).size + new Set(files).size

/** Uses one instant, which identifies entries deleted together. */
function atOneMoment({ folders, files }: FoldersContext): FoldersContext {
  const now = folders.records.clock()
  const records = { ...folders.records, clock: () => now }
  return { folders: { ...folders, records }, files: { ...files, records } }
}
