import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { aDatabase } from './aDatabase'
import { temporaryFolder } from './testDb'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(path => existsSync(path))

/** PgBouncer is here, and the tests are about PostgreSQL. */
export const hasPooler = PROGRAM !== undefined && process.env.TEST_DB === 'postgres'

export interface Pooler {
  /** A database of its own, through the pooler. */
  readonly url: string
  /** The same without it. */
  readonly direct: string
  close(): Promise<void>
}

/** PgBouncer in transaction mode with these few connections, before a new database. */
export async function aPooler(size = 2): Promise<Pooler> {
  const own = await aDatabase()
  const direct = new URL(own.url)
  const folder = temporaryFolder()
  const port = await freePort()
  const settings = join(folder.path, 'pgbouncer.ini')
  writeFileSync(settings, settingsOf(direct, { port, size }))
  const owner = ordinaryUser()
  if (owner) for (const path of [folder.path, settings]) chownSync(path, owner.uid, owner.gid)
  const server = spawn(PROGRAM ?? '', ['-q', settings], { ...owner, stdio: 'ignore' })
  await answers(port)
  const close = async () => {
    await ended(server)
    await own.drop()
    folder.drop()
  }
  const user = direct.username || 'postgres'
  return {
    url: `postgres://${user}@127.0.0.1:${port}${direct.pathname}`,
    direct: direct.href,
    close,
  }
}

const settingsOf = (to: URL, { port, size }: { port: number; size: number }) => `
[databases]
* = host=${to.hostname} port=${to.port || 5432} user=${to.username || 'postgres'} ${to.password ? `password=${to.password}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
`

/** It does not run as root. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined
  const [, , uid, gid] =
    /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0]?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function answers(port: number, tries = 100): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (isThere) return
  if (tries === 0) throw new Error('PgBouncer does not answer')
  await pause(50)
  await answers(port, tries - 1)
}

async function ended(server: ChildProcess) {
  const end = once(server, 'exit')
  server.kill('SIGINT')
  const late = setTimeout(() => server.kill('SIGKILL'), 2_000)
  await end
  clearTimeout(late)
}
