import { setTimeout as pause } from 'node:timers/promises'
import { distributor } from '../server/business'
import { fingerprint } from '../server/db/fingerprint'
import { prepareDatabase } from '../server/db/migration/migrate'
import { analyse } from '../server/db/statistics'
import { tablesOf } from '../server/query/tables'
import type { Peer } from './feathersPeer'
import { type Driven, drive, type Measured } from './measure'
import { type ParcelApi, parcelQuestions } from './parcelQuestions'
import { parcelAt, withParcels } from './parcels'
import type { Place } from './places'
import { plantSmall } from './planted'
import { placeAt, type Question } from './questions'
import { type Server, startServer } from './server'
import { number, printTable } from './table'

const path = '/hanadb/api/parcels'
const main = process.env.BENCH_DROPPED_IN ?? 'dist/bench/droppedIn/droppedInServer.js'
/** The server's maximum delay to notice that a table has grown, plus a margin. */
const NOTICE_MS = 25_000
const BATCH = 500
/** Servers answer in turns, so that other work on the machine slows all of them. */
const ROUNDS = 3
const SECONDS = 2

interface DroppedIn {
  readonly count: number
  /** Starts another server for the same questions. */
  readonly startPeer?: ((place: Place) => Promise<Peer>) | undefined
}

/** Fills a new resource through the API and measures its answers. */
export async function benchDroppedIn(place: Place, { count, startPeer }: DroppedIn) {
  try {
    console.log(`\n${number(count)} rows of a resource dropped in, ${place.name}`)
    await openEmpty(place)
    const server = await startServer(place.env, main)
    const peer = await startPeer?.(place)
    const began = performance.now()
    await inBatches(count, (from, to) => createMany(server, from, to))
    console.log(`filled through the API in ${number((performance.now() - began) / 1000)} s`)
    if (peer) {
      await inBatches(count, (from, to) => peer.fill(rowsFrom(from, to)))
      await peer.ready()
    }
    await pause(NOTICE_MS)
    await measure({ server, peer, place, count })
    await peer?.stop()
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

async function inBatches(count: number, work: (from: number, to: number) => Promise<void>) {
  for (let from = 0; from < count; from += BATCH) await work(from, Math.min(from + BATCH, count))
}

const rowsFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => parcelAt(from + at))

/** Creates rows through the API in one transaction, each with every check of a single create. */
async function createMany({ url, headers }: Server, from: number, to: number) {
  const answer = await fetch(`${url}${path}/bulk`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(rowsFrom(from, to).map(changes => ({ changes }))),
  })
  if (!answer.ok) throw new Error(`a bulk create answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

interface Run {
  readonly server: Server
  readonly peer: Peer | undefined
  readonly place: Place
  readonly count: number
}

async function measure({ server, peer, place, count }: Run) {
  const ids = Array.from({ length: 1000 }, (_, n) => 1 + ((n * 7919) % count))
  const db = await place.beside()
  const deep = await placeAt(db, withParcels.get('parcels'), Math.floor(count * 0.8))
  await db.close()
  const questions = parcelQuestions(apiOf(deep.token), ids, deep.name)
  const others = peer && parcelQuestions(peer, ids, deep.name)
  const layers: Record<string, Record<string, number>> = {}
  const rows: string[][] = []
  for (const [at, question] of questions.entries()) {
    const sides = [{ server, question }, ...besides(peer, others?.[at])]
    const [own, their] = await driveInTurns(sides)
    rows.push([question.name, ...cellsOf(own, their)])
    layers[question.name] = await layersOf(server, question)
  }
  const beside = peer ? ['Feathers', 'busy', 'rate ratio', 'busy ratio'] : []
  printTable(['', 'server', 'p99', 'busy', ...beside, ''], rows)
  printLayers(layers)
}

interface Side {
  readonly server: Driven
  readonly question: Question
}

const besides = (server: Peer | undefined, question: Question | undefined): readonly Side[] =>
  server && question ? [{ server, question }] : []

/** Each side in rounds, one after another. */
async function driveInTurns(sides: readonly Side[]) {
  const rounds: Measured[][] = sides.map(() => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { server, question }] of sides.entries())
      rounds[at]?.push(
        await drive(server, question, { warm: round === 0 ? 1 : 0, seconds: SECONDS }),
      )
  return rounds.map(meanOf)
}

function cellsOf(own: Measured | undefined, their: Measured | undefined): string[] {
  if (!own) return []
  const failed = own.failed + (their?.failed ?? 0)
  const beside = their && [
    `${number(their.perSecond)}/s`,
    `${number(their.busy)} µs`,
    (own.perSecond / their.perSecond).toFixed(2),
    (their.busy / own.busy).toFixed(2),
  ]
  return [
    `${number(own.perSecond)}/s`,
    `${own.p99} ms`,
    `${number(own.busy)} µs`,
    ...(beside ?? []),
    failed > 0 ? `${failed} failed` : '',
  ]
}

const meanOf = (rounds: readonly Measured[]): Measured => {
  const mean = (value: (each: Measured) => number) =>
    rounds.reduce((sum, each) => sum + value(each), 0) / rounds.length
  return {
    perSecond: mean(each => each.perSecond),
    p50: mean(each => each.p50),
    p99: Math.max(...rounds.map(each => each.p99)),
    busy: mean(each => each.busy),
    total: rounds.reduce((sum, each) => sum + each.total, 0),
    failed: rounds.reduce((sum, each) => sum + each.failed, 0),
  }
}

/** The API of this project; a list deep down is asked for by the cursor of its place. */
export const apiOf = (after: string): ParcelApi => ({
  path,
  health: '/health',
  exported: { path, columns: ['NOMBRE', 'GRUPO', 'ESTADO', 'ENVIO', 'VALOR'] },
  one: id => ({ path: `${path}/${id}` }),
  list: ({ filter = {}, search, sort = ['NOMBRE', 'ASC'], deep }) => {
    const words = new URLSearchParams({
      range: '[0,24]',
      sort: JSON.stringify(sort),
      filter: JSON.stringify({ ...filter, ...(search && { q: search }) }),
      ...(deep && { after }),
    })
    return { path: `${path}?${words}` }
  },
})

/** Processor time of the server for one request in each layer, under a profiler. */
async function layersOf(server: Server, question: Question) {
  await server.ask({ profile: 'start' })
  const { total } = await drive(server, question, { warm: 0, seconds: SECONDS })
  const layers = (await server.ask({ profile: 'stop' })) as Record<string, number>
  return Object.fromEntries(Object.entries(layers).map(([name, time]) => [name, time / total]))
}

function printLayers(questions: Readonly<Record<string, Record<string, number>>>) {
  const names = ['HTTP', 'session', 'rights', 'checks', 'SQL', 'rows', 'write', 'JSON']
  const others = ['memory', 'system', 'other']
  console.log('\nmain thread of the server for one request in µs, under a profiler')
  printTable(
    ['', ...names, ...others],
    Object.entries(questions).map(([question, layers]) => [
      question,
      ...[...names, ...others].map(name => number(layers[name] ?? 0)),
    ]),
  )
}
