import type { Queue } from '../../providers/sendLater/queue'
import { answeredOf, type Scan, type ScanBatch } from './scans'

/** Results received in this tab, the latest first, including those received while the page was closed. */
interface Answers {
  of(order: number): readonly Scan[]
  clear(order: number): void
  subscribe(listener: () => void): () => void
}

const none: readonly Scan[] = []
const known = new WeakMap<Queue<ScanBatch>, Answers>()

export function scanAnswersOf(queue: Queue<ScanBatch>): Answers {
  const before = known.get(queue)
  if (before) return before
  const listeners = new Set<() => void>()
  const orders = new Map<number, readonly Scan[]>()
  const set = (order: number, scans: readonly Scan[]) => {
    orders.set(order, scans)
    for (const listener of [...listeners]) listener()
  }
  const of = (order: number) => orders.get(order) ?? none
  queue.onDone((batch, told) => {
    const answered = answeredOf(batch, told as readonly Partial<Scan>[])
    set(batch.order, [...answered.toReversed(), ...of(batch.order)])
  })
  const made: Answers = {
    of,
    clear: order => set(order, none),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  known.set(queue, made)
  return made
}
