import type { Chosen } from '../../../src/contracts/filesManager'
import { sizeText } from '../../../src/model/access/fileRules'
import { demand } from '../../access/permissions'
import { Refusal } from '../../base/refusal'
import { allConditions, column, type DbRow, fromRows, sql } from '../../db/db'
import { filesById } from '../../query/fileRows'
import type { RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { recordNotFound } from '../../read/read'
import type { FoldersContext } from './foldersContext'

const MOST_FILES = 5_000
const MOST_BYTES = 1024 ** 3

export interface ArchiveEntry {
  readonly path: string
  /** Id in `_FILE`. */
  readonly id: string
  readonly type: string
  readonly at: string
}
interface Archive {
  /** Name of the only selected entry; undefined for several. */
  readonly name: string | undefined
  readonly entries: readonly ArchiveEntry[]
}

interface Inside {
  readonly folders: readonly DbRow[]
  readonly files: readonly DbRow[]
}

/** Files of the selection at any depth that the reader may see. Refuses an empty selection and one above the limit. */
export async function createArchive(request: FoldersContext, selection: Chosen): Promise<Archive> {
  demand(request.files, 'read')
  const top: Inside = {
    folders: await readRows(request.folders, 'ID', selection.folders),
    files: await readRows(request.files, 'ID', selection.files),
  }
  const itemCount = new Set(selection.folders).size + new Set(selection.files).size
  if (top.folders.length + top.files.length !== itemCount) throw recordNotFound()
  const items = await collectItems(request, top)
  const { records } = request.files
  const storedFiles = await filesById(
    records.db.read,
    items.map(({ row }) => String(row.ARCHIVO)),
  )
  const entries = items.flatMap(({ row, path }): ArchiveEntry[] => {
    const file = storedFiles.get(String(row.ARCHIVO))
    return file
      ? [{ path, id: String(file.ID), type: String(file.TYPE), at: String(row.FECHA ?? '') }]
      : []
  })
  if (entries.length === 0) throw new Refusal(422, 'zipEmpty')
  const [only] = itemCount === 1 ? [...top.folders, ...top.files] : []
  return { name: only && String(only.NOMBRE), entries }
}

interface Found {
  readonly row: DbRow
  readonly path: string
}

/** Level by level, with unique names per folder. */
async function collectItems(request: FoldersContext, top: Inside): Promise<readonly Found[]> {
  const items: Found[] = []
  const seenFolders = new Set<number>()
  let bytes = 0
  const addItem = (
    { folders, files }: Inside,
    within: string,
    names: ReturnType<typeof entryNames>,
  ) => {
    for (const row of files) {
      items.push({ row, path: `${within}${names(String(row.NOMBRE), 'archivo')}` })
      bytes += Number(row.TAMANO ?? 0)
    }
    if (items.length > MOST_FILES || bytes > MOST_BYTES)
      throw new Refusal(422, 'zipTooBig', {
        params: { files: MOST_FILES, size: sizeText(MOST_BYTES) },
      })
    return folders
      .filter(({ ID }) => !seenFolders.has(Number(ID)))
      .map(row => {
        seenFolders.add(Number(row.ID))
        const path = `${within}${names(String(row.NOMBRE), 'carpeta')}/`
        return { id: Number(row.ID), path, names: entryNames() }
      })
  }
  let level = addItem(top, '', entryNames())
  while (level.length > 0) {
    const ids = level.map(({ id }) => id)
    const [folders, files] = [
      await readRows(request.folders, 'CARPETA', ids),
      await readRows(request.files, 'CARPETA', ids),
    ]
    level = level.flatMap(({ id, path, names }) => {
      const here = (rows: readonly DbRow[]) => rows.filter(({ CARPETA }) => Number(CARPETA) === id)
      return addItem({ folders: here(folders), files: here(files) }, path, names)
    })
  }
  return items
}

/** Visible rows, oldest first, up to one above the limit. */
async function readRows(
  { resource, me, records }: RequestContext,
  by: string,
  ids: readonly number[],
) {
  const rows: DbRow[] = []
  for (let at = 0; at < ids.length; at += 500) {
    const where = allConditions([
      sql`${column(by)} in (${sql.join(ids.slice(at, at + 500))})`,
      readScope(resource, me),
    ])
    const query = sql`select t.* ${fromRows(resource, where)} order by t."ID" limit ${MOST_FILES + 1}`
    rows.push(...(await query.execute(records.db.read)).rows)
  }
  return rows
}

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Safe and unique names for entries of an archive folder, ignoring case. */
export function entryNames() {
  const usedNames = new Set<string>()
  return (original: string, fallback: string): string => {
    const { stem, ending } = split(safe(original) || fallback)
    for (let number = 1; ; number++) {
      const name = number === 1 ? `${stem}${ending}` : `${stem} (${number})${ending}`
      if (usedNames.has(name.toLowerCase())) continue
      usedNames.add(name.toLowerCase())
      return name
    }
  }
}

const safe = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{C}/\\"<>|:*?]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')

function split(name: string) {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,8})?$/.exec(name) ?? []
  return { stem: RESERVED.test(stem) ? `${stem}_` : stem, ending }
}
