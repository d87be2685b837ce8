import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** A PostgreSQL for the tests: the named one, otherwise a local one, otherwise a private one. */
export async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return running(process.env.TEST_DATABASE_URL, 'as named')
  for (const user of new Set(['postgres', userInfo().username]))
    for (const database of ['test', 'postgres']) {
      const url = `postgres://${user}@127.0.0.1:5432/${database}`
      if (await answers(url)) return running(url, 'found running')
    }
  return startPrivate()
}

const running = (url, how) => ({ url, how, stop: () => {} })

async function answers(connectionString) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false // not reachable or not permitted: the next one is tried
  } finally {
    await client.end().catch(() => {})
  }
}

/** A temporary cluster from an installed initdb; undefined if that fails. */
async function startPrivate() {
  const bin = initdbFolders().find(folder => existsSync(join(folder, 'initdb')))
  if (!bin) return undefined
  const owner = ordinaryUser()
  const data = mkdtempSync(join(tmpdir(), 'mostrador-postgres-'))
  const remove = () => rmSync(data, { recursive: true, force: true })
  try {
    if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid)
    const locale = process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : []
    const as = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', ...locale]
    const initdb = ['-D', data, ...as, '-N']
    execFileSync(join(bin, 'initdb'), initdb, { ...owner, cwd: data, stdio: 'pipe' })
    return await serve(bin, data, { owner, remove })
  } catch (error) {
    remove()
    console.error(`A private PostgreSQL could not be made: ${error.message}`)
    return undefined
  }
}

async function serve(bin, data, { owner, remove }) {
  const port = await freePort()
  const args = ['-D', data, '-k', data, '-h', '127.0.0.1', '-p', String(port), '-F']
  const server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: data, stdio: 'ignore' })
  const gone = new Promise(resolve => server.once('exit', resolve))
  const abandon = () => server.kill('SIGINT')
  process.once('exit', abandon)
  const stop = async () => {
    process.off('exit', abandon)
    abandon()
    await gone
    remove()
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    if (await answers(url)) return { url, how: 'a private one, thrown away afterwards', stop }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error('it did not answer')
}

function initdbFolders() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(folder => folder)
  const linked = onPath.map(folder => join(folder, 'initdb')).filter(file => existsSync(file))
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : []
  return [
    ...linked.map(file => dirname(realpathSync(file))),
    ...versions.map(v => `${debian}/${v}/bin`),
  ].filter(folder => existsSync(join(folder, 'postgres')))
}

/** Another user for PostgreSQL, which refuses to run as root. */
export function ordinaryUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const found =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : {}
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
