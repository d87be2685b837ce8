import { useMemo, useSyncExternalStore } from 'react'
import { createListeners } from '../../base/listeners'
import { isUnsent } from '../../providers/sendLater/kind'
import { useLater } from '../../providers/sendLater/laterOf'
import type { Queue } from '../../providers/sendLater/queue'
import { feedback } from '../../ui/scanner/feedback'
import {
  answeredScans,
  batchWith,
  pendingScans,
  type Scan,
  type ScanBatch,
  scanKind,
} from './scans'
import { isGood } from './verdicts'

interface Wanted {
  readonly order: number
  readonly canLoad: boolean
  /** Called when serials were added to the order. */
  readonly onLoaded: () => void
}

/** The scans of an order: queued ones, also of earlier visits, before those answered in this tab. */
export function useScans({ order, canLoad: mayLoad, onLoaded }: Wanted) {
  const {
    queue,
    entries: batches,
    newHead,
  } = useLater(scanKind, (batch, result) => {
    if (batch.order !== order) return
    const scans = answeredScans(batch, result as readonly Partial<Scan>[])
    feedback(scans.every(isGood))
    if (scans.some(({ isNew }) => isNew)) onLoaded()
  })
  const answers = getScanAnswers(queue)
  const answered = useSyncExternalStore(answers.subscribe, () => answers.scansOf(order))
  const refused = batches.filter(batch => batch.order === order && !isUnsent(batch))
  return {
    all: useMemo(() => {
      // A batch stays queued for a moment after its answer.
      const known = new Set(answered.map(({ key }) => key))
      return [...pendingScans(batches, order).filter(({ key }) => !known.has(key)), ...answered]
    }, [batches, answered, order]),
    add: (codes: readonly string[], line: string | null) => {
      const head = newHead()
      if (!head) return
      const scanned = codes.map(code => ({ code, line }))
      const fresh: ScanBatch = { ...head, order, mayLoad, codes: scanned }
      const batch = batchWith(queue, fresh)
      const isBlocked = (each: ScanBatch) => each.key === batch.key && !isUnsent(each)
      void queue.add(batch).then(() => queue.list().some(isBlocked) && feedback(false))
    },
    clear: () => {
      answers.clear(order)
      for (const batch of refused) void queue.drop(batch)
    },
  }
}

/** Results received in this tab, the latest first, including those received while the page was closed. */
interface Answers {
  scansOf(order: number): readonly Scan[]
  clear(order: number): void
  subscribe(listener: () => void): () => void
}

const none: readonly Scan[] = []
const answersByQueue = new WeakMap<Queue<ScanBatch>, Answers>()

export function getScanAnswers(queue: Queue<ScanBatch>): Answers {
  const before = answersByQueue.get(queue)
  if (before) return before
  const { notify, subscribe } = createListeners()
  const orders = new Map<number, readonly Scan[]>()
  const set = (order: number, scans: readonly Scan[]) => {
    orders.set(order, scans)
    notify()
  }
  const scansOf = (order: number) => orders.get(order) ?? none
  queue.onDone((batch, result) => {
    const answered = answeredScans(batch, result as readonly Partial<Scan>[])
    set(batch.order, [...answered.toReversed(), ...scansOf(batch.order)])
  })
  const answers: Answers = { scansOf, clear: order => set(order, none), subscribe }
  answersByQueue.set(queue, answers)
  return answers
}
