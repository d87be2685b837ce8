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
    /** Where the built servers answer, one for each worker. */
    addresses: readonly string[]
  }
}

const root = join(import.meta.dirname, '../..')

/** A built server on a free port for each worker, so that none sees what another's tests change. */
export async function setup({ provide, config }: TestProject) {
  process.stdout.write(`Browser: ${await nameChromium()}\n`)
  const servers = await Promise.all(Array.from({ length: config.maxWorkers }, open))
  provide(
    'addresses',
    servers.map(({ address }) => address),
  )
  return () => Promise.all(servers.map(({ close }) => close()))
}

/** With demo data in a folder that goes with it. */
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

/** The built server as a process of its own. */
export const spawnServer = (folder: string, seed: 'demo' | 'none', port = '0') =>
  spawnWith(folder, { SEED: seed, PORT: port })

/** The same with more said in its environment; also that of another build. */
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

/** It says where it is open once it answers. */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (text: Buffer) => {
      said += text
      const [, address] = /Mostrador is open: (\S+)\n/.exec(said) ?? []
      if (address) resolve(address)
    })
    server.once('exit', code =>
      reject(new Error(`the built server ended with ${code}; is it built? ${said}`)),
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
