import { createListeners } from '../../../base/listeners'
import type { Draft, DraftPlace, Drafts } from '../../../providers/session/drafts'

/** Time of the stored draft; undefined if there is none. */
export interface StoredDraft {
  readonly at: string | undefined
}
type State = Pick<Draft, 'state' | 'reason'>

export interface Keeper {
  readonly subscribe: (listener: () => void) => () => void
  readonly kept: () => StoredDraft
  /** Input changed: written when typing pauses. */
  changed(): void
  /** Writes pending changes now. */
  flush(): void
  /** Notes the progress of saving. */
  mark(state: State): void
  /** Deletes the draft after saving or discarding. */
  end(): void
}

interface Keeping {
  readonly drafts: Pick<Drafts, 'put' | 'remove'>
  readonly place: DraftPlace
  readonly key: string
  /** The current draft; undefined without changes. */
  readonly snapshot: () => Omit<Draft, 'state'> | undefined
}
const REST_MS = 800
const NOTHING: StoredDraft = { at: undefined }

/** Keeps the draft of one open form, written after each pause, one write at a time. */
export function createKeeper({ drafts, place, key, snapshot }: Keeping): Keeper {
  const { notify, subscribe } = createListeners()
  let kept = NOTHING
  let state: State = { state: 'draft' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let last: Promise<unknown> = Promise.resolve()

  const tell = (now: StoredDraft) => {
    kept = now
    notify()
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
    subscribe,
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
