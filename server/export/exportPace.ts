/** Exports together leave others this many times their own time, while others need the thread. */
const OTHERS = 2
const STEP_MS = 2
const LONGEST_PAUSE_MS = 200
const BUSY = 0.5

interface Usage {
  readonly utilization: number
}
/** Node's clock; a host without this counter always waits in full. */
const clock = performance as Performance & { eventLoopUtilization?(since?: Usage): Usage }

let running = 0

/** Pauses an export after each batch: as long as the thread is busy with others, up to their share. */
export function beginPace() {
  let resumed = performance.now()
  running += 1
  return {
    pause: async () => {
      const now = performance.now()
      const share = (now - resumed) * ((OTHERS + 1) * running - 1)
      const until = now + Math.min(share, LONGEST_PAUSE_MS)
      let used = 1
      do {
        const before = clock.eventLoopUtilization?.()
        await new Promise(resolve => setTimeout(resolve, STEP_MS))
        used = clock.eventLoopUtilization?.(before).utilization ?? 1
      } while (used > BUSY && performance.now() < until)
      resumed = performance.now()
    },
    end: () => {
      running -= 1
    },
  }
}
