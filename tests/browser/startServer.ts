import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { nameChromium } from './chromium'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the built servers, one per worker. */
    addresses: readonly string[]
  }
}

const root = join(import.meta.dirname, '../..')

/** A built server on a free port for each worker, so that tests of other workers do not affect it. */
export async function setup({ provide, config }: TestProject) {
  process.stdout.write(`Browser: ${await nameChromium()}\n`)
  const servers = await Promise.all(Array.from({ length: config.maxWorkers }, open))
  provide(
    'addresses',
    servers.map(({ address }) => address),
  )
  return () => Promise.all(servers.map(({ close }) => close()))
}

/** Starts a server with demo data in a temporary folder. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-browser-'))
  const server = spawnServer(folder, 'demo')
  const close = async () => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: await addressOf(server), close }
}

/** The built server as a separate process. */
export const spawnServer = (folder: string, seed: 'demo' | 'none', port = '0') =>
  spawnWith(folder, { SEED: seed, PORT: port })

/** The same with further variables; also for another build. */
export function spawnWith(
  folder: string,
  more: Readonly<Record<string, string>>,
  dist = process.env.DIST_DIR ?? 'dist',
) {
  const main = join(root, dist, 'server/main.js')
  const { CI: _ci, NODE_ENV: _mode, DATABASE_URL: _database, ...env } = process.env
  return spawn(process.execPath, [main], {
    env: { ...env, DATA_DIR: folder, HOST: '127.0.0.1', ...more },
    stdio: ['ignore', 'pipe', more.PORT === '0' ? 'inherit' : 'pipe'],
  })
}

/** Resolves with the address once the server has printed it. */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let message = ''
    server.stdout?.on('data', (text: Buffer) => {
      message += text
      const [, address] = /Mostrador is open: (\S+)\n/.exec(message) ?? []
      if (address) resolve(address)
    })
    server.once('exit', code =>
      reject(new Error(`the built server ended with ${code}; is it built? ${message}`)),
    )
  })
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return String(port)
}
