import { createListeners } from '../../base/listeners'
import { health } from '../../model/endpoints/platform'
import type { Backend } from '../../providers/backend/backend'

/** The server's clock, as last read by this page. */
interface ServerClock {
  /**
   * Lead over this device's clock in milliseconds; undefined before the first read and after this
   * device's clock was set.
   */
  ahead(): number | undefined
  /** Reads the server's clock; on an error the previous value stays. */
  read(): Promise<void>
  subscribe(listener: () => void): () => void
  /**
   * The time of a press as an ISO instant: server time minus its uncertainty, so that it is never in the
   * future for the server; without server time, this device's time.
   */
  pressed(): string
}

interface ClockReading {
  readonly ahead: number
  /** Uncertainty on either side, in milliseconds. */
  readonly slack: number
  readonly base: number
}

/** Tolerance for clock corrections; a larger difference means that the clock was set or the device slept. */
const CHANGED_MS = 2_000
const HALF_SECOND = 500

/** Constant until this device's clock is set. */
const baseNow = () => Date.now() - performance.now()

const known = new WeakMap<Backend, ServerClock>()

/** One clock per backend, so that its value survives navigation. */
export function serverClockOf(backend: Backend): ServerClock {
  const clock = known.get(backend) ?? createServerClock(backend)
  known.set(backend, clock)
  return clock
}

function createServerClock({ http }: Backend): ServerClock {
  const { notify, subscribe } = createListeners()
  let reading: ClockReading | undefined
  const valid = () =>
    reading && Math.abs(baseNow() - reading.base) <= CHANGED_MS ? reading : undefined
  return {
    ahead: () => valid()?.ahead,
    async read() {
      const asked = performance.now()
      const { status, headers } = await http.exchange(health.path)
      const serverTime = Date.parse(headers.get('Date') ?? '')
      if (status === 0 || Number.isNaN(serverTime)) return
      // The header has whole seconds: assumes the middle of the second, at the middle of the round trip.
      const slack = HALF_SECOND + (performance.now() - asked) / 2
      reading = { ahead: serverTime + slack - Date.now(), slack, base: baseNow() }
      notify()
    },
    subscribe,
    pressed() {
      const { ahead, slack } = valid() ?? { ahead: 0, slack: 0 }
      return new Date(Date.now() + ahead - slack).toISOString()
    },
  }
}
