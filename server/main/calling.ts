import type { Log } from '../log'
import { type Handlers, type OutboxContext, runOutbox } from '../outbox/outbox'

const EVERY_MS = 1_000

/** Makes the calls of the outbox as they fall due; answers how to stop, which waits for the last. */
export function calling(context: OutboxContext & { readonly log: Log }, handlers: Handlers) {
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  const turn = async () => {
    await runOutbox(context, handlers).catch(error =>
      context.log.error('the outbox failed', { error }),
    )
    if (!isStopped) timer = setTimeout(begin, EVERY_MS).unref()
  }
  const begin = () => {
    running = turn()
  }
  let timer = setTimeout(begin, EVERY_MS).unref()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
