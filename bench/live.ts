import { setTimeout as pause } from 'node:timers/promises'
import { createReaders, type LiveWrite, type Seen } from './liveReaders'
import { machine } from './machine'
import { embeddedPlace, type Place, postgresPlace } from './places'
import { plantAll } from './planted'
import { type Server, startServer } from './server'
import { number, printTable } from './table'
import { customer, plantTeam, type Reader, secret } from './team'

/** Delay until others see a change, with this many connected readers: `npm run bench:live`. */
const READERS = Number(process.argv[2] ?? 200)
const ROUNDS = 12
const GAP_MS = 700
/** The chat's maximum of participants in a group. */
const GROUP = 100

async function benchOn(place: Place) {
  try {
    const planting = await place.open()
    await plantAll(planting, 100)
    const readers = await plantTeam(planting, READERS)
    await planting.close()
    const processes = place.name === 'embedded' ? 1 : 2
    console.log(`\n${READERS} readers, ${place.name}, processes: ${processes}`)
    await measureOn(place, readers, processes)
  } finally {
    await place.drop()
  }
}

async function measureOn(place: Place, readers: readonly Reader[], processes: number) {
  const port = 42_000 + (process.pid % 2000)
  const env = { ...place.env, JWT_SECRET: secret }
  const start = (at: number) => startServer({ ...env, PORT: String(port + at) })
  const servers: Server[] = []
  for (let at = 0; at < processes; at++) servers.push(await start(at))
  const urlOf = (at: number) => `http://127.0.0.1:${port + (at % processes)}`
  const streams = createReaders(readers, urlOf)
  try {
    await measureAll({ readers, streams, servers, start, urlOf })
  } finally {
    await streams.stop()
    for (const server of servers) await server.stop()
  }
}

async function measureAll({ readers, streams, servers, start, urlOf }: Standing & Looking) {
  const isAll = async () => {
    while (streams.open() < readers.length) await pause(50)
  }
  await isAll()
  await pause(3000)
  const deeds = await deedsOf(readers, urlOf(0))
  const busy = servers.reduce((sum, server) => sum + server.busyMs(), 0)
  const began = performance.now()
  const rows: string[][] = []
  for (const [kind, deed] of Object.entries(deeds)) {
    const seen: Seen[] = []
    for (let round = 0; round < ROUNDS; round++) {
      seen.push(...(await seenBy({ readers, streams, urlOf }, await deed(round))))
      await pause(GAP_MS)
    }
    rows.push([kind, ...figures(seen)])
  }
  const used = servers.reduce((sum, server) => sum + server.busyMs(), 0) - busy
  printTable(['', 'told p50', 'p95', 'worst', 'and known p50', 'p95', 'worst'], rows)
  const share = (100 * used) / (performance.now() - began)
  console.log(`the servers were busy ${number(share)} % of one processor`)
  const last = urlOf(servers.length - 1)
  console.log(await acrossCut({ readers, streams, servers, start }, isAll, last))
}

const figures = (seen: readonly Seen[]) =>
  (['told', 'read'] as const).flatMap(name => {
    const sorted = seen.map(each => each[name]).sort((a, b) => a - b)
    const at = (share: number) => `${number(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`
    return [at(0.5), at(0.95), `${number(sorted.at(-1) ?? 0)} ms`]
  })

interface Looking {
  readonly readers: readonly Reader[]
  readonly streams: ReturnType<typeof createReaders>
  readonly urlOf: (at: number) => string
}

/** Delay of one action for each reader, including the request of their page if it makes one. */
function seenBy({ readers, streams, urlOf }: Looking, deed: LiveWrite): Promise<readonly Seen[]> {
  return Promise.all(
    deed.readers.map(reader => {
      const at = readers.indexOf(reader)
      return new Promise<Seen>((resolve, reject) => {
        streams.onTold(at, ({ resource, id, now }) => {
          if (resource !== deed.resource || id !== deed.id) return
          streams.onTold(at, () => undefined)
          const told = performance.now() - deed.at
          if (now !== undefined) return resolve({ told, read: told })
          ask(`${urlOf(at)}${deed.reads}`, reader).then(
            () => resolve({ told, read: performance.now() - deed.at }),
            reject,
          )
        })
      })
    }),
  )
}

/** As the app does: retries soon if the server is full or closed the connection. */
async function ask(address: string, { headers }: Pick<Reader, 'headers'>): Promise<void> {
  const answer = await fetch(address, { headers }).catch(() => undefined)
  await answer?.arrayBuffer()
  if (answer?.ok) return
  if (answer && answer.status !== 503) throw new Error(`${address} answered ${answer.status}`)
  await pause(500)
  await ask(address, { headers })
}

type Doing = (round: number) => Promise<LiveWrite>

/** A message, a move of a card and a move of a visit, done by the first reader. */
async function deedsOf(readers: readonly Reader[], url: string) {
  const [first = { id: 0, headers: {} }] = readers
  const call = callsOf(first, url)
  const chat = readers.slice(0, GROUP)
  const { conversation } = await call('POST /api/chat/conversations', {
    participants: chat.slice(1).map(({ id }) => id),
    name: 'Todos',
  })
  const column = async (name: string) =>
    (await call('POST /api/kanban/columns/new', { name })).column.id
  const columns = [await column('Por hacer'), await column('Hecho')]
  const card = await call('POST /hanadb/api/kanban-cards', {
    ...{ COLUMNA_ID: columns[0], NOMBRE: 'Contenedor' },
  })
  const visit = await call('POST /hanadb/api/visits', {
    ...{ CLIENTE_ID: customer, FECHA: '2026-03-02T15:00:00.000Z', USER_ID: first.id },
  })
  await pause(2000)
  const deed = (at: number, told: Omit<LiveWrite, 'at'>): LiveWrite => ({ ...told, at })
  return {
    [`message, ${chat.length} take part`]: async round => {
      const at = performance.now()
      // readers are notified before the request is answered
      void call('POST /api/chat/messages', {
        ...{ conversationId: conversation.id, body: `mensaje ${round}` },
      })
      const told = { kind: 'message', resource: 'chat', id: String(conversation.id) }
      const reads = `/api/chat/changes?conversationId=${conversation.id}&after=${round}`
      return deed(at, { ...told, readers: chat, reads })
    },
    'card moved': async round => {
      const at = performance.now()
      const columnId = columns[(round + 1) % 2]
      void call('POST /api/kanban/cards/move', { cardId: card.ID, columnId, afterId: null })
      const told = { kind: 'card', resource: 'kanban-cards', id: String(card.ID) }
      return deed(at, { ...told, readers, reads: `/api/kanban/card?cardId=${card.ID}` })
    },
    'visit moved': async round => {
      const at = performance.now()
      const day = String(10 + round)
      void call(
        `PUT /hanadb/api/visits/${visit.ID_AGENDA}`,
        { FECHA: `2026-03-${day}T15:00:00.000Z` },
        { 'if-match': `"${round + 1}"` },
      )
      const told = { kind: 'visit', resource: 'visits', id: String(visit.ID_AGENDA) }
      const reads = `/hanadb/api/customers/calendar?USER_ID=${first.id}`
      return deed(at, { ...told, readers, reads })
    },
  } satisfies Record<string, Doing>
}

const callsOf =
  ({ headers }: Reader, url: string) =>
  async (address: string, body: object, more: Record<string, string> = {}) => {
    const [method = '', path = ''] = address.split(' ')
    const sent = { ...headers, ...more, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method, headers: sent, body: JSON.stringify(body) })
    const told = await answer.json()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${JSON.stringify(told)}`)
    return told
  }

interface Standing {
  readonly readers: readonly Reader[]
  readonly streams: ReturnType<typeof createReaders>
  readonly servers: Server[]
  readonly start: (at: number) => Promise<Server>
}

/**
 * Kills one process while changes continue at the others (with a single one: before and after), and
 * restarts it: each reader must receive each change once.
 */
async function acrossCut(
  { readers, streams, servers, start }: Standing,
  isAll: () => Promise<unknown>,
  url: string,
) {
  const [first = { id: 0, headers: {} }] = readers
  const call = callsOf(first, url)
  const heard = readers.map(() => new Map<string, number>())
  readers.forEach((_, at) => {
    streams.onTold(at, ({ resource, id, version }) => {
      if (resource !== 'kanban-columns') return
      const name = `${id} ${version}`
      heard[at]?.set(name, (heard[at]?.get(name) ?? 0) + 1)
    })
  })
  const made: string[] = []
  const make = async (name: string) => {
    const { column } = await call('POST /api/kanban/columns/new', { name })
    made.push(`${column.id} 1`)
  }
  for (let n = 0; n < 5; n++) await make(`antes ${n}`)
  await servers[0]?.stop('SIGKILL')
  if (servers.length > 1) for (let n = 0; n < 5; n++) await make(`mientras ${n}`)
  servers[0] = await start(0)
  for (let n = 0; n < 5; n++) await make(`después ${n}`)
  await isAll()
  await pause(3000)
  const counts = heard.flatMap(each => made.map(name => each.get(name) ?? 0))
  const lost = counts.filter(count => count === 0).length
  const doubled = counts.filter(count => count > 1).length
  return `a process killed and started again: of ${number(counts.length)} tellings ${lost} lost, ${doubled} doubled`
}

console.log(machine())
const places: readonly (Place | undefined)[] = [embeddedPlace(), await postgresPlace()]
for (const place of places) if (place) await benchOn(place)
