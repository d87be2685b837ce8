import { setTimeout as pause } from 'node:timers/promises'
import { distributor } from '../server/business'
import { fingerprint } from '../server/db/fingerprint'
import { prepareDatabase } from '../server/db/migration/migrate'
import { analyse } from '../server/db/statistics'
import { tablesOf } from '../server/query/tables'
import { CONNECTIONS, drive } from './measure'
import { withParcels } from './parcels'
import type { Place } from './places'
import { plantSmall } from './planted'
import { type Server, startServer } from './server'
import { productAt, searches } from './spread'
import { number, printTable } from './table'

const path = '/hanadb/api/parcels'
const main = process.env.BENCH_DROPPED_IN ?? 'dist/bench/droppedIn/droppedInServer.js'
/** The server's maximum delay to notice that a table has grown, plus a margin. */
const NOTICE_MS = 25_000
const BATCH = 100

/** Fills a new resource through the API and measures how soon its list and search answer. */
export async function benchDroppedIn(place: Place, count: number) {
  try {
    console.log(`\n${number(count)} rows of a resource dropped in, ${place.name}`)
    await openEmpty(place)
    const server = await startServer(place.env, main)
    const began = performance.now()
    await fill(server, count)
    console.log(`filled through the API in ${number((performance.now() - began) / 1000)} s`)
    await pause(NOTICE_MS)
    await measure(server)
    await server.stop()
  } finally {
    await place.drop()
  }
}

/** As after a first start: every table exists, those of the demo have rows and statistics, this one has none. */
async function openEmpty(place: Place) {
  const db = await place.open()
  const tables = tablesOf(withParcels, distributor().tables)
  await prepareDatabase(db, tables, await fingerprint(tables))
  await plantSmall(db)
  await db.transaction(trx => analyse(trx, db.dialect))
  await db.close()
}

async function fill({ url, headers }: Server, count: number) {
  let next = 0
  const work = async () => {
    while (next < count) {
      const rows = Array.from({ length: Math.min(BATCH, count - next) }, () => rowAt(next++))
      for (const row of rows) {
        const answer = await fetch(url + path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(row),
        })
        if (answer.status !== 201) throw new Error(`a create answered ${answer.status}`)
        await answer.arrayBuffer()
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

const rowAt = (n: number) => ({
  NOMBRE: productAt(n).NOMBRE,
  ESTADO: n % 5 === 0 ? 'C' : 'A',
  PESO: (n % 900) / 4,
})

async function measure(server: Server) {
  const list = (more: object) => ({
    path: `${path}?range=[0,24]&sort=["NOMBRE","ASC"]&filter=${encodeURIComponent(JSON.stringify(more))}`,
  })
  const questions = [
    { name: 'first page', requests: [list({})] },
    { name: 'filtered', requests: [list({ ESTADO: 'C' })] },
    { name: 'text search', requests: searches.map(q => list({ q })) },
  ]
  const rows: string[][] = []
  for (const question of questions) {
    const { perSecond, p50, p99, failed } = await drive(server, question)
    rows.push([
      question.name,
      `${number(perSecond)}/s`,
      `${p50} ms`,
      `${p99} ms`,
      failed > 0 ? `${failed} failed` : '',
    ])
  }
  printTable(['', 'server', 'p50', 'p99', ''], rows)
}
