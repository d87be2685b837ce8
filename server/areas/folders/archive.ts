import type { Chosen } from '../../../src/contracts/filesManager'
import { sizeText } from '../../../src/model/access/fileRules'
import { demand } from '../../access/permissions'
import { Refusal } from '../../base/refusal'
import type { DbRow } from '../../db/db'
import { sql } from '../../db/fragment'
import { allConditions, column } from '../../query/condition'
import { filesById } from '../../query/fileRows'
import type { RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { recordNotFound } from '../../read/read'
import { entryNames } from './entryNames'
import type { FoldersContext } from './foldersContext'

/** Maximum number of files in an archive. */
const MOST_FILES = 5_000
const MOST_BYTES = 1024 ** 3

/** A file and its path in an archive. */
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
export async function archiveOf(request: FoldersContext, chosen: Chosen): Promise<Archive> {
  demand(request.files, 'read')
  const top: Inside = {
    folders: await rowsOf(request.folders, 'ID', chosen.folders),
    files: await rowsOf(request.files, 'ID', chosen.files),
  }
  const wanted = new Set(chosen.folders).size + new Set(chosen.files).size
  if (top.folders.length + top.files.length !== wanted) throw recordNotFound()
  const found = await everythingIn(request, top)
  const { records } = request.files
  const kept = await filesById(
    records.db.read,
    found.map(({ row }) => String(row.ARCHIVO)),
  )
  const entries = found.flatMap(({ row, path }): ArchiveEntry[] => {
    const file = kept.get(String(row.ARCHIVO))
    return file
      ? [{ path, id: String(file.ID), type: String(file.TYPE), at: String(row.FECHA ?? '') }]
      : []
  })
  if (entries.length === 0) throw new Refusal(422, 'zipEmpty')
  const [only] = wanted === 1 ? [...top.folders, ...top.files] : []
  return { name: only && String(only.NOMBRE), entries }
}

interface Found {
  readonly row: DbRow
  readonly path: string
}

/** Level by level, with unique names per folder. */
async function everythingIn(request: FoldersContext, top: Inside): Promise<readonly Found[]> {
  const found: Found[] = []
  const seen = new Set<number>()
  let bytes = 0
  const take = (
    { folders, files }: Inside,
    within: string,
    names: ReturnType<typeof entryNames>,
  ) => {
    for (const row of files) {
      found.push({ row, path: `${within}${names(String(row.NOMBRE), 'archivo')}` })
      bytes += Number(row.TAMANO ?? 0)
    }
    if (found.length > MOST_FILES || bytes > MOST_BYTES)
      throw new Refusal(422, 'zipTooBig', {
        params: { files: MOST_FILES, size: sizeText(MOST_BYTES) },
      })
    return folders
      .filter(({ ID }) => !seen.has(Number(ID)))
      .map(row => {
        seen.add(Number(row.ID))
        const path = `${within}${names(String(row.NOMBRE), 'carpeta')}/`
        return { id: Number(row.ID), path, names: entryNames() }
      })
  }
  let level = take(top, '', entryNames())
  while (level.length > 0) {
    const ids = level.map(({ id }) => id)
    const [folders, files] = [
      await rowsOf(request.folders, 'CARPETA', ids),
      await rowsOf(request.files, 'CARPETA', ids),
    ]
    level = level.flatMap(({ id, path, names }) => {
      const here = (rows: readonly DbRow[]) => rows.filter(({ CARPETA }) => Number(CARPETA) === id)
      return take({ folders: here(folders), files: here(files) }, path, names)
    })
  }
  return found
}

/** Visible rows, oldest first, up to one above the limit. */
async function rowsOf(
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
    const read =
      await sql<DbRow>`select t.* from ${sql.table(resource.table)} as t where ${where} order by t."ID" limit ${MOST_FILES + 1}`.execute(
        records.db.read,
      )
    rows.push(...read.rows)
  }
  return rows
}
