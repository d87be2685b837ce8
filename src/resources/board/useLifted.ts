import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { likelyMoves, openMoves } from '../flow/moves/openMoves'
import { useRead } from '../record/useRead'
import { leadsTo } from './boardOf'

export interface Lifted {
  readonly row: SentRecord
  /** Possible targets: first by the row, then by the server. */
  readonly targets: ReadonlySet<number>
}

/** The dragged card and its possible targets. */
export function useLifted(resource: Resource) {
  const me = useMe()
  const read = useRead(resource)
  const [lifted, setLifted] = useState<Lifted>()
  const targetsOf = (record: SentRecord, moves: readonly Parameters<typeof leadsTo>[0][]) =>
    new Set(moves.map(move => leadsTo(move, record, me)).filter(state => state !== null))
  const lift = (row: SentRecord) => {
    setLifted({ row, targets: targetsOf(row, likelyMoves(resource, row, me)) })
    const narrow = (record: SentRecord) => {
      const possible = openMoves(resource, record).filter(({ reasons }) => reasons.length === 0)
      const targets = targetsOf(record, possible)
      setLifted(held => (held?.row.id === row.id ? { row, targets } : held))
    }
    // Without an answer the guess stays; the drop checks again and reports errors.
    void read(row.id).then(narrow, () => undefined)
  }
  return { lifted, lift, letGo: () => setLifted(undefined) }
}
