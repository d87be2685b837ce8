import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Driven } from './measure'
import type { ParcelApi } from './parcelQuestions'
import type { Place } from './places'
import { startProcess } from './server'

const folder = join(tmpdir(), 'mostrador-bench-feathers')
const packages = {
  '@feathersjs/feathers': '5.0.50',
  '@feathersjs/koa': '5.0.50',
  '@feathersjs/knex': '5.0.50',
  knex: '3.3.0',
  pg: '8.23.1',
  'better-sqlite3': '12.11.1',
}

/** A server of another make, with the parcels in a database of the same kind. */
export interface Peer extends Driven, ParcelApi {
  /** Creates many rows in one request. */
  fill(rows: readonly object[]): Promise<void>
  /** Ends the filling. */
  ready(): Promise<void>
  stop(): Promise<void>
}

/** Installs Feathers outside the project; throws what npm says where that fails. */
export async function installFeathers() {
  mkdirSync(folder, { recursive: true })
  copyFileSync('bench/feathers.mjs', join(folder, 'feathers.mjs'))
  if (existsSync(join(folder, 'node_modules/knex'))) return
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  )
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
}

export async function startFeathers({ env }: Place): Promise<Peer> {
  const database = env.DATABASE_URL ? { PEER_DATABASE_URL: env.DATABASE_URL } : {}
  const started = await startProcess([join(folder, 'feathers.mjs')], {
    ...database,
    PEER_FILE: join(env.DATA_DIR ?? folder, 'feathers.db'),
  })
  const send = async (path: string, body: unknown) => {
    const answer = await fetch(started.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`Feathers answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  const like = env.DATABASE_URL ? '$ilike' : '$like'
  return {
    ...started,
    headers: {},
    stop: () => started.stop(),
    fill: rows => send('/parcels', rows),
    ready: () => send('/analyse', {}),
    path: '/parcels',
    health: '/health',
    one: id => ({ path: `/parcels/${id}` }),
    list: ({ filter = {}, search, sort = ['NOMBRE', 'ASC'], deep }) => {
      const sign = sort[1] === 'ASC' ? 1 : -1
      const words = new URLSearchParams({
        $limit: '25',
        [`$sort[${sort[0]}]`]: `${sign}`,
        '$sort[ID]': `${sign}`,
        ...filter,
        ...(search && { [`NOMBRE[${like}]`]: `%${search}%` }),
        ...(deep && { 'NOMBRE[$gt]': deep }),
      })
      return { path: `/parcels?${words}` }
    },
  }
}
