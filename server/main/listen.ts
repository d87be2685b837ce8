import type { IncomingMessage, Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Config } from '../config'
import type { Log } from '../log'
import type { Running } from './start'

const GRACE_MS = 10_000

/** Serves until the process is told to stop; then finishes what is in flight, for ten seconds at most. */
export async function listen(running: Running, config: Config, log: Log): Promise<string> {
  const server = await openServer(running, config).catch(async error => {
    await running.close()
    throw error
  })
  const stop = once(async () => {
    log.info('stopping')
    await closeGently(server, running)
    log.info('stopped')
    process.exit()
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('unhandledRejection', error => log.error('unhandled rejection', { error }))
  process.on('uncaughtException', error => {
    log.error('uncaught exception', { error })
    process.exitCode = 1
    stop()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return `http://${config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
}

export function openServer({ fetch }: Running, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, env) =>
          fetch(request, { address: addressOf((env as Incoming).incoming, config) }),
        port: config.port,
        hostname: config.host,
      },
      () => resolve(server as Server),
    )
    server.on('error', error => reject(doorShut(error, config) ?? error))
  })
}

/** The address cannot be listened on: said with what to do. */
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

/** The socket's address; behind a proxy that is trusted, what that proxy appended. */
function addressOf(incoming: IncomingMessage, { trustProxy }: Config) {
  const forwarded = trustProxy ? incoming.headers['x-forwarded-for'] : undefined
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim()
  return last || incoming.socket.remoteAddress || 'unknown'
}

/** No new connections; what is in flight may finish, the rest is cut off when its time is over. */
export async function closeGently(server: Server, running: Running, graceMs = GRACE_MS) {
  running.retire()
  const late = setTimeout(() => server.closeAllConnections(), graceMs)
  // A kept-alive connection is idle only once its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise(resolve => server.close(resolve))
  clearInterval(idle)
  clearTimeout(late)
  await running.close()
}

function once(work: () => Promise<void>) {
  let running: Promise<void> | undefined
  return () => {
    running ??= work()
    return running
  }
}
