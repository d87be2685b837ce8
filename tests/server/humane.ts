import { expect } from 'vitest'
import type { Answer } from './client'
import type { TestServer } from './useServer'

/** A comprehensible refusal: a 4xx, text instead of keys, and no internal detail. */
export function expectHumane(answer: Answer, statuses: readonly number[]) {
  const { status, body } = answer
  expect(statuses, JSON.stringify(body).slice(0, 300)).toContain(status)
  const texts = [body.message, ...Object.values(body.errors ?? {})]
  for (const text of texts) expect(text).toMatch(/^[\p{L}\d][^{}]*$/u)
  expect(JSON.stringify(body)).not.toMatch(
    /errors\.|validation\.|SQL|\bat \/|node_modules|undefined/,
  )
  expect(body.requestId).toMatch(/^[\w-]{36}$/)
}

/** Everything in the schemas' tables and the history, for a later comparison. */
export async function snapshot({ db, context }: TestServer): Promise<string> {
  const names = [...context.tables.map(({ name }) => name), '_HISTORY']
  const tables: unknown[] = []
  for (const name of names)
    tables.push([name, await db.read.selectFrom(name).selectAll().execute()])
  return JSON.stringify(tables)
}

/** No fault was logged: a refusal is no fault. */
export const expectNoFault = ({ logged }: TestServer) =>
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
