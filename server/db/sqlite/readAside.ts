import { Kysely } from 'kysely'
import { Refusal } from '../../base/refusal'
import { type Db, type DbRow, type Rows, readThrough } from '../db'
import type { ReaderAnswer, ReaderQuestion } from './reader'
import { sqliteDialect } from './sqliteDialect'

/** Runs the module at an address in a worker thread. */
export type AskReader = <Answer>(address: string, question: object) => Promise<Answer>

/**
 * Reads on a connection of a worker thread, for what may take long: a question without an index or the batches
 * of an export. Run from sources, they stay in this thread.
 */
export function readAside(path: string, ask: AskReader): Pick<Db, 'read' | 'all'> {
  const rows = async (sql: string, parameters: readonly unknown[]) => {
    const { readerAddress: address, answerReader } = await import('./reader')
    const question: ReaderQuestion = { path, sql, parameters }
    const answer = address.endsWith('.js')
      ? await ask<ReaderAnswer>(address, question)
      : answerReader(question)
    if (answer.refusal)
      throw new Refusal(answer.refusal.status, answer.refusal.code, {
        ...(answer.refusal.params && { params: answer.refusal.params }),
      })
    return [...(answer.rows ?? [])]
  }
  const connection = {
    run: async <R>(sql: string, parameters: readonly unknown[]) => ({
      rows: (await rows(sql, parameters)) as R[],
    }),
    exec: () => undefined,
    inTransaction: false,
    close: () => undefined,
  }
  const read = new Kysely<Rows>({ dialect: sqliteDialect(connection) })
  const all: Db['all'] = async <R = DbRow>(sql: string, parameters: readonly unknown[]) =>
    (await rows(sql, parameters)) as R[]
  readThrough(read, all)
  return { read, all }
}
