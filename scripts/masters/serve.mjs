import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '../postgres.mjs'
import { child } from './tree.mjs'

/** The fixed time of all servers and browsers: a Wednesday morning in Guayaquil. */
export const NOW = '2026-12-02T15:00:00.000Z'

export const PASSWORD = 'Mostrador-demo-1'

/** The demo accounts, by the part of their address before the `@`. */
export const people = [
  ...['admin', 'credito', 'bodega', 'vendedor', 'tienda', 'marca', 'cliente'],
  ...['socio-vendedor', 'socio-compras', 'socio-soporte', 'usuario'],
]

/** The environment of every server for masters, apart from its own variables. */
export const environment = {
  MASTERS_NOW: NOW,
  TZ: 'UTC',
  RETIRE_SECONDS: '0',
  PUBLIC_URL: 'https://mostrador.example',
  JWT_SECRET: 'a secret only the masters know, 32 bytes',
}

const clock = pathToFileURL(join(import.meta.dirname, 'fixedClock.mjs')).href

/** Starts the built server of a folder at the fixed time and waits until it is ready. */
export async function serve(tree, env) {
  const port = await freePort()
  const { CI: _ci, NODE_ENV: _mode, DATABASE_URL: _url, ...inherited } = process.env
  const server = child(process.execPath, ['--import', clock, mainOf(tree)], {
    cwd: tree,
    env: { ...inherited, ...environment, HOST: '127.0.0.1', PORT: String(port), ...env },
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

/** A signed-in person: `ask` returns status and body of a call. */
export async function signIn(url, email, send = fetch) {
  const call = caller(url, {}, send)
  const answer = await call('POST', '/hanadb/api/account/login', {
    body: { email, password: PASSWORD },
  })
  if (!answer.body?.accessToken) throw new Error(`${email} cannot sign in: ${answer.status}`)
  return {
    ...answer.body,
    ask: caller(url, { authorization: `Bearer ${answer.body.accessToken}` }, send),
  }
}

/** Calls the API with these headers; `send` has the signature of `fetch`. */
export function caller(url, own = {}, send = fetch) {
  return async (method, path, { body, headers } = {}) => {
    const answer = await send(url + path, {
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
