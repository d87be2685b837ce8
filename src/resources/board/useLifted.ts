import { useState } from 'react'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { openMoves } from '../flow/openMoves'
import type { Sent } from '../useRecord'
import { leadsTo, likelyMoves } from './boardOf'
import { useRead } from './useRead'

export interface Lifted {
  readonly row: Sent
  /** Where it may be dropped: first as the row tells, then as the server does. */
  readonly targets: ReadonlySet<number>
}

/** The card in somebody's hand, and the columns open to it. */
export function useLifted(resource: Resource) {
  const me = useMe()
  const read = useRead(resource)
  const [lifted, setLifted] = useState<Lifted>()
  const targetsOf = (record: Sent, moves: readonly Parameters<typeof leadsTo>[0][]) =>
    new Set(moves.map(move => leadsTo(move, record, me)).filter(state => state !== null))
  const lift = (row: Sent) => {
    setLifted({ row, targets: targetsOf(row, likelyMoves(resource, row, me)) })
    const narrow = (record: Sent) => {
      const possible = openMoves(resource, record).filter(({ reasons }) => reasons.length === 0)
      const targets = targetsOf(record, possible)
      setLifted(held => (held?.row.id === row.id ? { row, targets } : held))
    }
    // Without an answer the guess stands; the drop asks again and tells what is wrong.
    void read(row.id).then(narrow, () => undefined)
  }
  return { lifted, lift, letGo: () => setLifted(undefined) }
}
