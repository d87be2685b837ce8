import type { Resource } from '../../src/model/fields/resource'
import { historyId } from '../audit/writeHistory'
import type { DbRow } from '../db/db'
import type { FileStore } from '../files/fileStore'
import { filePlaces, filesInRecord } from '../query/fileRows'
import type { RecordValues } from '../query/requestContext'
import { createContent, type DemoFile } from './files'

/** Files written in parallel. */
const TOGETHER = 32

type Values = RecordValues

export const demoFileRows = (resource: Resource, whole: readonly Values[], now: Date): DbRow[] =>
  whole.flatMap(record =>
    filePlaces(resource).flatMap(place =>
      filesInRecord(record, place).flatMap(({ row, name }) => {
        const file = row[name] as DemoFile
        if (!file.type) return []
        return {
          ID: file.id,
          RESOURCE: resource.name,
          RECORD_ID: historyId(resource, record),
          FIELD: place.path,
          NAME: file.name,
          TYPE: file.type,
          SIZE: createContent(file).length,
          CREATED_AT: now.toISOString(),
        }
      }),
    ),
  )

/** Contents of the files, after their rows. */
export async function putDemoFiles(files: FileStore, rows: readonly DbRow[]) {
  const put = ({ ID, NAME, TYPE }: DbRow) => {
    const file = { id: ID, name: NAME, type: TYPE } as DemoFile
    return files.put(file.id, createContent(file))
  }
  for (let at = 0; at < rows.length; at += TOGETHER) {
    await Promise.all(rows.slice(at, at + TOGETHER).map(put))
  }
}
