import { useState } from 'react'
import type { SentRecord } from '../../resources/record/useRecord'

/** Position in the queue, without decided orders. */
export function useEvidenceQueue(all: readonly SentRecord[]) {
  const [gone, setGone] = useState<ReadonlySet<unknown>>(new Set())
  const [wanted, setWanted] = useState(0)
  const left = all.filter(({ id }) => !gone.has(id))
  const at = Math.max(0, Math.min(wanted, left.length - 1))
  return {
    at,
    count: left.length,
    current: left[at],
    after: left[at + 1],
    step: (by: number) => setWanted(Math.max(0, Math.min(left.length - 1, at + by))),
    drop: (id: unknown) => setGone(before => new Set([...before, id])),
  }
}
export type EvidenceQueue = ReturnType<typeof useEvidenceQueue>
