import type { IncomingMessage, Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Config } from '../../base/config'
import type { Log } from '../../base/log'
import { pause } from '../../db/retry'
import type { RequestConnection } from '../../http/appContext'
import { secretOf } from '../secret'
import { answerTags, compressAnswer } from './compressAnswer'
import type { Door } from './openDoor'

/** Time for requests in progress when the process is told to stop. */
const GRACE_MS = 60_000
/** Time to send the last answer on a kept-alive connection. */
const FAREWELL_MS = 500

/** Listens at once and until the process is told to stop. */
export async function listen(door: Door, config: Config, log: Log): Promise<string> {
  const server = await openServer(door, config)
  const stop = once(async (retireMs: number) => {
    log.info('stopping')
    await closeGently(server, door, { retireMs })
    log.info('stopped')
    process.exit()
  })
  process.on('SIGTERM', () => stop(config.retireSeconds * 1000))
  process.on('SIGINT', () => stop(0))
  process.on('unhandledRejection', error => log.error('unhandled rejection', { error }))
  process.on('uncaughtException', error => {
    log.error('uncaught exception', { error })
    process.exitCode = 1
    stop(0)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return `http://${config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
}

export function openServer(
  { fetch, isRetired }: Pick<Door, 'fetch' | 'isRetired'>,
  config: Config,
): Promise<Server> {
  const tagOf = answerTags(() => secretOf(config))
  const answer = (request: Request, { incoming }: Incoming) =>
    compressAnswer(request, fetch(request, connectionOf(incoming, config)), tagOf)
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, env) => answer(request, env as Incoming),
        port: config.port,
        hostname: config.host,
      },
      () => resolve(server as Server),
    ) as Server
    server.prependListener('request', (_request, response) => {
      if (isRetired()) response.setHeader('Connection', 'close')
    })
    server.on('error', error => reject(doorShut(error, config) ?? error))
  })
}

/** The port is in use; the message says what to do. */
export class AddressTaken extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'AddressTaken'
  }
}

function doorShut(error: NodeJS.ErrnoException, { host, port }: Config): AddressTaken | undefined {
  const another = `start Mostrador on another: PORT=${port + 1} npm start`
  if (error.code === 'EADDRINUSE')
    return new AddressTaken(
      `Port ${port} is taken: another program, or another Mostrador, is listening there. Stop it, or ${another}`,
    )
  if (error.code === 'EACCES')
    return new AddressTaken(
      `Port ${port} is not for this user: ports below 1024 belong to the system. Choose one above it: PORT=3000 npm start`,
    )
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new AddressTaken(
      `HOST=${host} is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all its addresses`,
    )
  return undefined
}

interface Incoming {
  readonly incoming: IncomingMessage
}

/** The address of the socket, or the one appended by a trusted proxy. */
function connectionOf(
  { headers, socket }: IncomingMessage,
  { trustProxy }: Config,
): RequestConnection {
  const header = (name: string) =>
    trustProxy ? [headers[name]].flat().at(-1)?.split(',').at(-1)?.trim() : undefined
  return {
    address: header('x-forwarded-for') || socket.remoteAddress || 'unknown',
    isHttps: header('x-forwarded-proto') === 'https' || 'encrypted' in socket,
  }
}

interface Manner {
  /** Time for a load balancer to notice that `/health` reports unready. */
  readonly retireMs?: number
  readonly graceMs?: number
}

/**
 * Stops in three steps: reports unready and keeps serving, then takes no new connections, then closes what
 * exceeds the grace period.
 */
export async function closeGently(
  server: Server,
  door: Pick<Door, 'retire' | 'close'>,
  { retireMs = 0, graceMs = GRACE_MS }: Manner = {},
) {
  door.retire()
  await pause(Math.max(retireMs, FAREWELL_MS))
  const late = setTimeout(() => server.closeAllConnections(), graceMs)
  // A kept-alive connection becomes idle only after its last answer.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise(resolve => server.close(resolve))
  clearInterval(idle)
  clearTimeout(late)
  await door.close()
}

function once(work: (retireMs: number) => Promise<void>) {
  let running: Promise<void> | undefined
  return (retireMs: number) => {
    running ??= work(retireMs)
    return running
  }
}
