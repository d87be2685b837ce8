import { sizeText } from '../../../src/model/fileRules'
import type { Row } from '../../db/db'
import { sql } from '../../db/fragment'
import { both, column } from '../../records/condition'
import type { Asking } from '../../records/context'
import { filesById } from '../../records/fileRows'
import { demand } from '../../records/forbid'
import { notFound } from '../../records/read'
import { readScope } from '../../records/scope'
import { Refusal } from '../../refusal'
import { entryNames } from './entryNames'
import type { FoldersAsking } from './foldersAsking'
import type { Chosen } from './together'

/** So much is packed at once, and no more. */
const MOST_FILES = 5_000
const MOST_BYTES = 1024 ** 3

/** A file of an archive, under its path there. */
export interface Entry {
  readonly path: string
  /** Of `_FILE`. */
  readonly id: string
  readonly type: string
  readonly at: string
}
export interface Archive {
  /** The one thing that was chosen; undefined where there are several. */
  readonly name: string | undefined
  readonly entries: readonly Entry[]
}

interface Inside {
  readonly folders: readonly Row[]
  readonly files: readonly Row[]
}

/**
 * The files of some folders, at any depth, and some files: as far as the reader may see each folder
 * and each file. Refused where nothing is in it, or more than is packed at once.
 */
export async function archiveOf(asking: FoldersAsking, chosen: Chosen): Promise<Archive> {
  demand(asking.files, 'read')
  const top: Inside = {
    folders: await rowsOf(asking.folders, 'ID', chosen.folders),
    files: await rowsOf(asking.files, 'ID', chosen.files),
  }
  const wanted = new Set(chosen.folders).size + new Set(chosen.files).size
  if (top.folders.length + top.files.length !== wanted) throw notFound()
  const found = await everythingIn(asking, top)
  const { records } = asking.files
  const kept = await filesById(
    records.db.read,
    found.map(({ row }) => String(row.ARCHIVO)),
  )
  const entries = found.flatMap(({ row, path }): Entry[] => {
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
  readonly row: Row
  readonly path: string
}

/** Level by level, each folder's own names apart from the others'. */
async function everythingIn(asking: FoldersAsking, top: Inside): Promise<readonly Found[]> {
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
      await rowsOf(asking.folders, 'CARPETA', ids),
      await rowsOf(asking.files, 'CARPETA', ids),
    ]
    level = level.flatMap(({ id, path, names }) => {
      const here = (rows: readonly Row[]) => rows.filter(({ CARPETA }) => Number(CARPETA) === id)
      return take({ folders: here(folders), files: here(files) }, path, names)
    })
  }
  return found
}

/** Those the reader may see, the first made first; one over the most is enough to know of too many. */
async function rowsOf({ resource, me, records }: Asking, by: string, ids: readonly number[]) {
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += 500) {
    const where = both([
      sql`${column(by)} in (${sql.join(ids.slice(at, at + 500))})`,
      readScope(resource, me),
    ])
    const read =
      await sql<Row>`select t.* from ${sql.table(resource.table)} as t where ${where} order by t."ID" limit ${MOST_FILES + 1}`.execute(
        records.db.read,
      )
    rows.push(...read.rows)
  }
  return rows
}
