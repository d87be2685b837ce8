import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { account } from './spread'

export interface Server {
  readonly url: string
  /** Time from process start to the first answer. */
  readonly readyMs: number
  /** Of a signed-in person. */
  readonly headers: Readonly<Record<string, string>>
  /** Resident memory in MB. */
  memory(): number
  /** Processor time used so far in ms, independent of other load on the machine; NaN if unknown. */
  busyMs(): number
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Sends a message to the process and returns the next one that it sends. */
  ask(message: object): Promise<unknown>
}

/** The real server in a separate process, with a signed-in person. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  main = process.env.BENCH_SERVER ?? 'dist/bench/server/main.js',
): Promise<Server> {
  const began = performance.now()
  const started = await startProcess([...flags, ...profiling(), main], {
    ...{ SEED: 'none', HOST: '127.0.0.1', PORT: '0' },
    ...env,
  })
  const { url } = started
  await fetch(`${url}/health`)
  const readyMs = performance.now() - began
  const headers = { authorization: `Bearer ${await signIn(url, account)}` }
  return { ...started, readyMs, headers }
}

/** A Node process that prints the address at which it is open. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Omit<Server, 'readyMs' | 'headers'>> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await addressOf(child)
  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024
  const busyMs = () => processorTime(child.pid)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    while (child.exitCode === null && child.signalCode === null) await pause(20)
  }
  const ask = (message: object) =>
    new Promise<unknown>(resolve => {
      child.once('message', resolve)
      child.send(message)
    })
  return { url, memory, busyMs, stop, ask }
}

/** Node's flags from `npm start`. */
const flags = (JSON.parse(readFileSync('package.json', 'utf8')).scripts.start as string)
  .split(' ')
  .filter(word => word.startsWith('--'))

/** User and system time of a process, from /proc in hundredths of a second. */
function processorTime(pid: number | undefined) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const [user, system] =
    readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) * 10
}

/** `BENCH_PROFILE=folder` writes a CPU profile of each server there. */
const profiling = () => {
  const folder = process.env.BENCH_PROFILE
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended before it was ready')))
    let said = ''
    child.stdout?.on('data', data => {
      said += String(data)
      const url = /is open: (\S+)/.exec(said)?.[1]
      if (url) resolve(url.replace('localhost', '127.0.0.1'))
    })
  })
}

/** The token of an account. */
export async function signIn(url: string, account: object): Promise<string> {
  const answer = await fetch(`${url}/hanadb/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { accessToken } = (await answer.json()) as { accessToken?: string }
  if (!accessToken) throw new Error(`signing in answered ${answer.status}`)
  return accessToken
}
