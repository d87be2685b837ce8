import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEvents } from '../src/providers/serverEvents'
import type { Reader } from './team'

/** What somebody did, as all who may know of it are to see it. */
export interface Deed {
  readonly kind: string
  readonly resource: string
  readonly id: string
  /** What a page asks for when it is told. */
  readonly reads: string
  /** Who is told. */
  readonly readers: readonly Reader[]
  /** When it was sent, ms of this process. */
  readonly at: number
}

export interface Seen {
  /** Until the stream told of it, ms. */
  readonly told: number
  /** Until what it is now was known, said with it or read, ms. */
  readonly read: number
}

/** A change as the stream tells it. */
interface Told {
  readonly resource: string
  readonly id: string
  readonly version: number
  readonly now?: unknown
}
type Tell = (told: Told) => unknown

/** Readers as browsers are: one stream each, taken up again from its last event wherever it is cut. */
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
        () => 'it is taken up again from the last event',
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
