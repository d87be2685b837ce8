import autocannon from 'autocannon'
import type { Db } from '../server/db/db'
import { exporting } from './exporting'
import type { Question } from './questions'
import type { Server } from './server'

export const CONNECTIONS = 16
const WARM_SECONDS = 2
const SECONDS = 5
const BARE_MS = 1500

export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly total: number
  readonly failed: number
  /** Processor time of the server per request, in microseconds. */
  readonly busy: number
}

export interface Duration {
  readonly warm?: number
  readonly seconds?: number
}

/** Sixteen clients, each of which sends the next request after an answer. */
export async function drive(
  server: Driven,
  question: Question,
  duration?: Duration,
): Promise<Measured> {
  const stop = question.whileExporting && (await exporting(server, question.whileExporting))
  try {
    return await driveAlone(server, question, duration)
  } finally {
    await stop?.()
  }
}

export type Driven = Pick<Server, 'url' | 'headers' | 'busyMs'>

async function driveAlone(
  server: Driven,
  { requests }: Question,
  { warm = WARM_SECONDS, seconds = SECONDS }: Duration = {},
): Promise<Measured> {
  const { url, headers } = server
  const options = {
    url,
    headers,
    connections: CONNECTIONS,
    requests: withHeaders(requests, headers),
  }
  if (warm > 0) await autocannon({ ...options, duration: warm })
  const before = server.busyMs()
  const {
    requests: done,
    latency,
    non2xx,
    errors,
    duration,
  } = await autocannon({
    ...options,
    duration: seconds,
  })
  return {
    perSecond: done.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    total: done.total,
    failed: non2xx + errors,
    busy: ((server.busyMs() - before) * 1000) / done.total,
  }
}

/** A request with its own headers gets no others. */
const withHeaders = (requests: Question['requests'], headers: Server['headers']) =>
  requests.map(request => ({ ...request, headers: { ...headers, ...request.headers } }))

/** The same rows directly from the database, with as many parallel queries as it accepts. */
export async function driveBare(db: Db, { bare }: Question): Promise<number | undefined> {
  if (!bare) return undefined
  const workers = db.dialect === 'sqlite' ? 1 : CONNECTIONS
  const until = performance.now() + BARE_MS
  let done = 0
  const work = async () => {
    while (performance.now() < until) {
      await db.all(bare.sql, bare.parameters[done % bare.parameters.length] ?? [])
      done++
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return done / (BARE_MS / 1000)
}
