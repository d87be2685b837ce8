import { createListeners } from '../../base/listeners'
import type { Queue } from '../../providers/sendLater/queue'
import { answeredScans, type Scan, type ScanBatch } from './scans'

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
  const answers: Answers = {
    scansOf,
    clear: order => set(order, none),
    subscribe,
  }
  answersByQueue.set(queue, answers)
  return answers
}
