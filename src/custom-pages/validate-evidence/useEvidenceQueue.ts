import { useState } from 'react'
import type { SentRecord } from '../../providers/backend/catalogueContext'

/** Position in the queue, without decided orders. */
export function useEvidenceQueue(all: readonly SentRecord[]) {
  const [decided, setDecided] = useState<ReadonlySet<unknown>>(new Set())
  const [index, setIndex] = useState(0)
  const remaining = all.filter(({ id }) => !decided.has(id))
  const at = Math.max(0, Math.min(index, remaining.length - 1))
  return {
    at,
    count: remaining.length,
    current: remaining[at],
    after: remaining[at + 1],
    step: (by: number) => setIndex(Math.max(0, Math.min(remaining.length - 1, at + by))),
    drop: (id: unknown) => setDecided(before => new Set([...before, id])),
  }
}
export type EvidenceQueue = ReturnType<typeof useEvidenceQueue>
