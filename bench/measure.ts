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
  readonly failed: number
  /** Processor time of the server per request, in microseconds. */
  readonly busy: number
}

/** Sixteen clients, each of which sends the next request after an answer. */
export async function drive(server: Server, question: Question): Promise<Measured> {
  const stop = question.whileExporting ? exporting(server) : undefined
  try {
    return await driveAlone(server, question)
  } finally {
    await stop?.()
  }
}

async function driveAlone(server: Server, { requests }: Question): Promise<Measured> {
  const { url, headers } = server
  const options = {
    url,
    headers,
    connections: CONNECTIONS,
    requests: withHeaders(requests, headers),
  }
  await autocannon({ ...options, duration: WARM_SECONDS })
  const before = server.busyMs()
  const {
    requests: done,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    ...options,
    duration: SECONDS,
  })
  return {
    perSecond: done.average,
    p50: latency.p50,
    p99: latency.p99,
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
