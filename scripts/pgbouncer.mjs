import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort, ordinaryUser } from './postgres.mjs'

/** The program, on the PATH or in Debian's folder; undefined if not installed. */
export function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map(folder => join(folder, 'pgbouncer')).find(file => existsSync(file))
}

/** PgBouncer in transaction mode before the server of this URL, for any of its databases. */
export async function startPgbouncer(program, url, { poolSize = 20 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), `mostrador-${process.env.TEST_RUN ?? 'pgbouncer'}-`))
  const settings = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  const to = new URL(url)
  writeFileSync(settings, settingsFor(to, { port, poolSize }))
  const owner = ordinaryUser()
  if (owner.uid !== undefined)
    for (const path of [folder, settings]) chownSync(path, owner.uid, owner.gid)
  const server = spawn(program, ['-q', settings], { ...owner, cwd: folder, stdio: 'ignore' })
  const gone = new Promise(resolve => server.once('exit', resolve))
  const abandon = () => server.kill('SIGKILL')
  process.once('exit', abandon)
  const stop = async () => {
    process.off('exit', abandon)
    abandon()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    if (await answers(port))
      return {
        url: `postgres://${to.username || 'postgres'}@127.0.0.1:${port}${to.pathname}`,
        stop,
      }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error('PgBouncer does not answer')
}

/** Idle connections are dropped early: the tests leave databases behind, and each has a separate pool. */
const settingsFor = (to, { port, poolSize }) => `
[databases]
* = host=${to.hostname} port=${to.port || 5432} user=${to.username || 'postgres'} ${to.password ? `password=${decodeURIComponent(to.password)}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
server_idle_timeout = 10
`

function answers(port) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const say = isThere => () => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', say(true)).once('error', say(false))
  })
}
