import { Refusal } from '../../base/refusal'
import { serveThread } from '../../base/serveThread'
import type { DbRow } from '../db'
import { SqliteFile } from './sqliteFile'

/** Module address for the worker thread. */
export const readerAddress = import.meta.url

export interface ReaderQuestion {
  readonly path: string
  readonly sql: string
  readonly parameters: readonly unknown[]
}
/** Rows, or the refusal that they met: an error crosses threads as text only. */
export interface ReaderAnswer {
  readonly rows?: readonly DbRow[]
  readonly refusal?: Pick<Refusal, 'status' | 'code' | 'params'>
}

const open = new Map<string, SqliteFile>()

export function answerReader({ path, sql, parameters }: ReaderQuestion): ReaderAnswer {
  const file = open.get(path) ?? openFile(path)
  try {
    return { rows: file.all(sql, parameters) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, params } = error
    return { refusal: { status, code, params } }
  }
}

function openFile(path: string) {
  const file = new SqliteFile(path)
  file.exec('pragma query_only = on')
  open.set(path, file)
  return file
}

serveThread('reader', answerReader)
