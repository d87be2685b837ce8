import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEvents } from '../src/providers/live/liveStream'
import type { Reader } from './team'

/** An action with the readers who are to see it. */
export interface LiveWrite {
  readonly kind: string
  readonly resource: string
  readonly id: string
  /** Request of a page after the notification. */
  readonly reads: string
  /** Readers to notify. */
  readonly readers: readonly Reader[]
  /** Time of sending, in ms of this process. */
  readonly at: number
}

export interface Seen {
  /** Until the stream's notification, in ms. */
  readonly told: number
  /** Until the new state was known, from the event or by reading, in ms. */
  readonly read: number
}

/** A change as the stream sends it. */
interface Told {
  readonly resource: string
  readonly id: string
  readonly version: number
  readonly now?: unknown
}
type Tell = (told: Told) => unknown

/** Readers that behave like browsers: one stream each, resumed from its last event after a cut. */
export function createReaders(readers: readonly Reader[], urlOf: (at: number) => string) {
  const end = new AbortController()
  setMaxListeners(0, end.signal)
  const tells = new Map<number, Tell>()
  let open = 0
  const follow = async (reader: Reader, at: number) => {
    const place = { after: '' }
    const onOpen = (change: 1 | -1) => {
      open += change
    }
    while (!end.signal.aborted) {
      const url = `${urlOf(at)}/hanadb/api/live`
      const tell: Tell = told => tells.get(at)?.(told)
      await streamOnce({ url, reader, place, onOpen, tell, signal: end.signal }).catch(
        // The stream resumes from the last event.
        () => undefined,
      )
      await pause(100)
    }
  }
  const following = readers.map(follow)
  return {
    open: () => open,
    onTold: (at: number, tell: Tell) => tells.set(at, tell),
    async stop() {
      end.abort()
      await Promise.all(following)
    },
  }
}

interface Streaming {
  readonly url: string
  readonly reader: Reader
  readonly place: { after: string }
  readonly onOpen: (change: 1 | -1) => void
  readonly tell: Tell
  readonly signal: AbortSignal
}

async function streamOnce({ url, reader, place, onOpen, tell, signal }: Streaming) {
  const accept = { accept: 'text/event-stream' }
  const from = place.after && { 'last-event-id': place.after }
  const answer = await fetch(url, { headers: { ...reader.headers, ...accept, ...from }, signal })
  if (!answer.body || !answer.ok) return
  onOpen(1)
  try {
    for await (const { event, id, data } of serverEvents(answer.body)) {
      place.after = id ?? place.after
      if (event !== 'changes') continue
      for (const told of JSON.parse(data)) tell({ ...told, id: String(told.id) })
    }
  } finally {
    onOpen(-1)
  }
}
