import type { Draft, DraftPlace, Drafts } from '../../../providers/drafts'

/** What is certain about what was typed: nothing, or that it is kept since then. */
export interface Kept {
  readonly at: string | undefined
}
type State = Pick<Draft, 'state' | 'reason'>

export interface Keeper {
  readonly subscribe: (listener: () => void) => () => void
  readonly kept: () => Kept
  /** Something was typed: it is written when the typing rests. */
  changed(): void
  /** Writes what waits, now. */
  flush(): void
  /** How saving it goes. */
  mark(state: State): void
  /** It is saved, or not wanted any more. */
  end(): void
}

interface Keeping {
  readonly drafts: Pick<Drafts, 'put' | 'remove'>
  readonly place: DraftPlace
  readonly key: string
  /** What is to be kept now; nothing while nothing is changed. */
  readonly snapshot: () => Omit<Draft, 'state'> | undefined
}
const REST_MS = 800
const NOTHING: Kept = { at: undefined }

/** Keeps the draft of one open form: written after each rest, one write after the other. */
export function createKeeper({ drafts, place, key, snapshot }: Keeping): Keeper {
  const listeners = new Set<() => void>()
  let kept = NOTHING
  let state: State = { state: 'draft' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let last: Promise<unknown> = Promise.resolve()

  const tell = (now: Kept) => {
    kept = now
    for (const listener of [...listeners]) listener()
  }
  const inTurn = (act: () => Promise<unknown>) => {
    last = last.then(act, act)
  }
  const remove = () => inTurn(() => drafts.remove({ place, key }))
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (isOver) return
    const draft = snapshot()
    if (!draft) {
      remove()
      return tell(NOTHING)
    }
    const now = { ...draft, ...state }
    inTurn(async () => {
      const isKept = await drafts.put(now)
      if (!isOver && timer === undefined) tell(isKept ? { at: draft.at } : NOTHING)
    })
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    kept: () => kept,
    changed() {
      if (isOver) return
      clearTimeout(timer)
      state = { state: 'draft' }
      timer = setTimeout(write, REST_MS)
      if (kept.at) tell(NOTHING)
    },
    flush: () => timer !== undefined && write(),
    mark(now) {
      state = now
      write()
    },
    end() {
      isOver = true
      clearTimeout(timer)
      timer = undefined
      remove()
    },
  }
}
