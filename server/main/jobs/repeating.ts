import { pause } from '../../db/retry'

/** Longest wait for the work in progress when stopping. */
const PATIENCE_MS = 10_000

interface Rhythm {
  readonly everyMs: number
  /** Waits for the first interval before the first run. */
  readonly later?: boolean
}

/** Repeats a job, one run at a time; returns a function that stops it and waits for the current run. */
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
