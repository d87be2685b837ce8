import type { Log } from '../log'
import {
  dueCalls,
  failUnhandled,
  type Handlers,
  type OutboxContext,
  runSystem,
  systemOf,
} from '../outbox/outbox'

const EVERY_MS = 1_000

/**
 * Makes the calls of the outbox as they fall due, each system in a lane of its own: a far side that is
 * slow holds up its own calls alone. Answers how to stop, which waits for the last.
 */
export function calling(context: OutboxContext & { readonly log: Log }, handlers: Handlers) {
  const lanes = new Map<string, Promise<unknown>>()
  const handled = new Set(Object.keys(handlers).map(systemOf))
  const failed = (error: unknown) => context.log.error('the outbox failed', { error })
  const begin = (lane: string, work: () => Promise<unknown>) => {
    if (lanes.has(lane)) return
    const running = work()
      .catch(failed)
      .finally(() => lanes.delete(lane))
    lanes.set(lane, running)
  }
  const look = async () => {
    const due = await dueCalls(context)
    for (const call of due.filter(name => !Object.hasOwn(handlers, name)))
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
