import { createListeners } from '../../base/listeners'
import type { Live } from './live'

/** The reader's state in the messages of the stream. */
export interface LiveState {
  /** Id of the last event. */
  readonly after: string | undefined
  /** Differs once the reader's rights or the server's rules do. */
  readonly rights: string | undefined
  /** Every event until now was told; false after an interruption, until missed events are. */
  readonly isCurrent: boolean
}

/** Timeout; the server sends an event at least every ten seconds. */
export const SILENCE_MS = 25_000
/** Longest usual way of a change from its answer to its event. */
const WRITING_MS = 5_000

const stores = new WeakMap<Live, ReturnType<typeof createState>>()

/** The state of a stream, kept by those who follow it. */
export function liveStateOf(live: Live) {
  const known = stores.get(live) ?? createState(live)
  stores.set(live, known)
  return known
}

/** Waits until every event is told. */
export const whenCurrent = (state: ReturnType<typeof liveStateOf>) =>
  new Promise<void>(resolve => {
    if (state.now().isCurrent) return resolve()
    const stop = state.subscribe(() => {
      if (!state.now().isCurrent) return
      stop()
      resolve()
    })
  })

function createState(live: Live) {
  const { notify, subscribe } = createListeners<[LiveState]>()
  let known: LiveState = { after: undefined, rights: undefined, isCurrent: false }
  let heardAt = 0
  let wroteAt = 0
  let seen: Live['writing']
  const noteWrite = () => {
    wroteAt = Date.now()
  }
  return {
    /** As of the last message; not current after a silence, nor while own writes are on their way. */
    now(): LiveState {
      if (live.writing && live.writing !== seen) {
        seen = live.writing
        noteWrite()
        seen.then(noteWrite, noteWrite)
      }
      const isSure = Date.now() - heardAt < SILENCE_MS && Date.now() - wroteAt > WRITING_MS
      return { ...known, isCurrent: known.isCurrent && isSure }
    },
    /** Called before the news of the message. */
    note(state: Partial<LiveState>) {
      known = { ...known, ...state }
      heardAt = Date.now()
      notify(known)
    },
    subscribe,
  }
}
