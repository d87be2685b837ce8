import { useEvent } from 'ra-core'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { feedback } from '../../pieces/scanner/feedback'
import { useBackend } from '../../providers/backendContext'
import { isOpen } from '../../providers/sendLater/kind'
import { begun, laterOf, ownerOf } from '../../providers/sendLater/laterOf'
import { answersOf } from './answers'
import { answeredOf, batchWith, pendingOf, type Scan, type ScanBatch, scanKind } from './scans'
import { isGood } from './verdicts'

interface Wanted {
  readonly order: number
  readonly mayLoad: boolean
  /** Some are in the order now that were not. */
  readonly onLoaded: () => void
}

/** The scans of an order: what waits, also of former visits, over what was answered here. */
export function useScans({ order, mayLoad, onLoaded }: Wanted) {
  const backend = useBackend()
  const queue = laterOf(backend, scanKind)
  const answers = answersOf(queue)
  const batches = useSyncExternalStore(queue.subscribe, queue.list)
  const answered = useSyncExternalStore(answers.subscribe, () => answers.of(order))
  const tell = useEvent((scans: readonly Scan[]) => {
    feedback(scans.every(isGood))
    if (scans.some(({ isNew }) => isNew)) onLoaded()
  })
  useEffect(
    () =>
      queue.onDone((batch, told) => {
        if (batch.order === order) tell(answeredOf(batch, told as readonly Partial<Scan>[]))
      }),
    [queue, order, tell],
  )
  const refused = batches.filter(batch => batch.order === order && !isOpen(batch))
  return {
    all: useMemo(() => [...pendingOf(batches, order), ...answered], [batches, answered, order]),
    add: (codes: readonly string[], line: string | null) => {
      const owner = ownerOf(backend)
      if (owner === null) return
      const scanned = codes.map(code => ({ code, line }))
      const fresh: ScanBatch = { ...begun(owner), order, mayLoad, codes: scanned }
      const batch = batchWith(queue, fresh)
      const isHeld = (each: ScanBatch) => each.key === batch.key && !isOpen(each)
      void queue.add(batch).then(() => queue.list().some(isHeld) && feedback(false))
    },
    clear: () => {
      answers.clear(order)
      for (const batch of refused) void queue.drop(batch)
    },
  }
}
