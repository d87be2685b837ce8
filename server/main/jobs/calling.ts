import type { Log } from '../../base/log'
import { logsFaults } from '../../db/databaseFaults'
import {
  dueCalls,
  failUnhandled,
  type Handlers,
  type OutboxContext,
  runSystem,
  systemOf,
} from '../../outbox/outbox'
import type { Unconnected } from '../../query/requestContext'

const EVERY_MS = 1_000

interface Calling extends OutboxContext {
  readonly log: Log
  /** Calls of systems that are not connected wait. */
  readonly unconnected?: Unconnected
}

/**
 * Makes due calls of the outbox, each system in its own lane, so that a slow system delays only its own
 * calls. Returns a function that stops and waits for the last call.
 */
export function calling(context: Calling, handlers: Handlers) {
  const { unconnected = {} } = context
  const lanes = new Map<string, Promise<unknown>>()
  const handled = new Set(Object.keys(handlers).map(systemOf))
  const failed = logsFaults(context.log, 'the outbox failed')
  const begin = (lane: string, work: () => Promise<unknown>) => {
    if (lanes.has(lane)) return
    const running = work()
      .catch(failed)
      .finally(() => lanes.delete(lane))
    lanes.set(lane, running)
  }
  const look = async () => {
    const due = await dueCalls(context)
    const unhandled = due.filter(name => !Object.hasOwn(handlers, name))
    for (const call of unhandled.filter(name => !Object.hasOwn(unconnected, name)))
      begin(call, async () => {
        const times = await failUnhandled(context, call)
        if (times > 0) context.log.error('nobody makes this call', { call, times })
      })
    for (const system of new Set(due.map(systemOf)))
      if (handled.has(system)) begin(system, () => runSystem(context, handlers, system))
  }
  let isStopped = false
  let looking: Promise<unknown> = Promise.resolve()
  const turn = () => {
    looking = look()
      .catch(failed)
      .finally(() => {
        if (!isStopped) timer = setTimeout(turn, EVERY_MS).unref()
      })
  }
  let timer = setTimeout(turn, EVERY_MS).unref()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await looking
    await Promise.all(lanes.values())
  }
}
