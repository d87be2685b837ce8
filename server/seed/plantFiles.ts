import type { Resource } from '../../src/model/resource'
import type { Row } from '../db/db'
import { filePlaces, heldIn } from '../records/fileRows'
import type { FileStore } from '../records/fileStore'
import { historyId } from '../records/history'
import { bytesOf, type DemoFile } from './files'

/** How many files are written at once. */
const TOGETHER = 32

type Values = Readonly<Record<string, unknown>>

/** The rows of the files that invented records show, hanging on them. */
export const demoFileRows = (resource: Resource, whole: readonly Values[], now: Date): Row[] =>
  whole.flatMap(record =>
    filePlaces(resource).flatMap(place =>
      heldIn(record, place).flatMap(({ row, name }) => {
        const file = row[name] as DemoFile
        if (!file.type) return []
        return {
          ID: file.id,
          RESOURCE: resource.name,
          RECORD_ID: historyId(resource, record),
          FIELD: place.path,
          NAME: file.name,
          TYPE: file.type,
          SIZE: bytesOf(file).length,
          CREATED_AT: now.toISOString(),
        }
      }),
    ),
  )

/** Their bytes, once the rows stand. */
export async function putDemoFiles(files: FileStore, rows: readonly Row[]) {
  const put = ({ ID, NAME, TYPE }: Row) => {
    const file = { id: ID, name: NAME, type: TYPE } as DemoFile
    return files.put(file.id, bytesOf(file))
  }
  for (let at = 0; at < rows.length; at += TOGETHER) {
    await Promise.all(rows.slice(at, at + TOGETHER).map(put))
  }
}
