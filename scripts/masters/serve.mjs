import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '../postgres.mjs'
import { child } from './tree.mjs'

/** The moment at which all servers and browsers stand: a Wednesday morning in Guayaquil. */
export const NOW = '2026-12-02T15:00:00.000Z'

export const PASSWORD = 'Mostrador-demo-1'

/** The demo accounts, by the part of their address before the `@`. */
export const people = [
  ...['admin', 'credito', 'bodega', 'vendedor', 'tienda', 'marca', 'cliente'],
  ...['socio-vendedor', 'socio-compras', 'socio-soporte', 'usuario'],
]

const clock = pathToFileURL(join(import.meta.dirname, 'fixedClock.mjs')).href

/** Starts the built server of a folder at the fixed moment and waits until it is ready. */
export async function serve(tree, env) {
  const port = await freePort()
  const { CI: _ci, NODE_ENV: _mode, DATABASE_URL: _url, ...inherited } = process.env
  const server = child(process.execPath, ['--import', clock, mainOf(tree)], {
    cwd: tree,
    env: {
      ...inherited,
      ...{
        MASTERS_NOW: NOW,
        TZ: 'UTC',
        HOST: '127.0.0.1',
        PORT: String(port),
        RETIRE_SECONDS: '0',
      },
      PUBLIC_URL: 'https://mostrador.example',
      ...{ JWT_SECRET: 'a secret only the masters know, 32 bytes', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', text => (output += text))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`the server of ${tree} ended:\n${output}`)
    await pause(100)
  }
  const stop = async () => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  return { url, stop, output: () => output }
}

const isReady = url =>
  fetch(`${url}/health`).then(
    answer => answer.ok,
    () => false, // the port is not open yet
  )

/** `dist/server/main.js`, or that of the first business in `dist`. */
function mainOf(tree) {
  const dist = join(tree, 'dist')
  const folders = [dist, ...readdirSync(dist).map(name => join(dist, name))]
  const found = folders.map(folder => join(folder, 'server/main.js')).find(file => existsSync(file))
  if (!found) throw new Error(`${tree} has no built server`)
  return found
}

/** A person who is signed in: `ask` answers status and body of a call. */
export async function signIn(url, email) {
  const call = caller(url)
  const answer = await call('POST', '/hanadb/api/account/login', {
    body: { email, password: PASSWORD },
  })
  if (!answer.body?.accessToken) throw new Error(`${email} cannot sign in: ${answer.status}`)
  return {
    ...answer.body,
    ask: caller(url, { authorization: `Bearer ${answer.body.accessToken}` }),
  }
}

/** Calls the API with these headers. */
export function caller(url, own = {}) {
  return async (method, path, { body, headers } = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...own, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    const range = answer.headers.get('content-range') ?? undefined
    return { status: answer.status, range, body: isJson ? JSON.parse(text) : text || undefined }
  }
}
