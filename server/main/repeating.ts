import { pause } from '../db/retry'

/** A work that takes longer to end is left behind. */
const PATIENCE_MS = 10_000

interface Rhythm {
  readonly everyMs: number
  /** Not before the first interval has gone by. */
  readonly later?: boolean
}

/** Does a work again and again, one after another; answers how to stop, which waits for what is under way. */
export function repeating(work: () => Promise<unknown>, { everyMs, later }: Rhythm) {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work().finally(() => {
      running = undefined
    })
  }
  if (!later) run()
  const timer = setInterval(run, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await Promise.race([running, pause(PATIENCE_MS)])
  }
}
