import { useEvent } from 'ra-core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { feedback } from '../../pieces/scanner/feedback'
import { useBackend, useMe } from '../../providers/backendContext'
import { indexedDbBox } from '../../providers/draftBox'
import { createScans, type Scan } from './scans'
import { isGood } from './verdicts'

interface Wanted {
  readonly order: number
  readonly mayLoad: boolean
  /** Some are in the order now that were not. */
  readonly onLoaded: () => void
}

/** The scans of an order, with what waits of former visits. */
export function useScans({ order, mayLoad, onLoaded }: Wanted) {
  const { http, connection } = useBackend()
  const { ID, EMPRESA } = useMe()
  const answered = useEvent((told: readonly Scan[]) => {
    feedback(told.every(isGood))
    if (told.some(({ isNew }) => isNew)) onLoaded()
  })
  const [scans] = useState(() =>
    createScans({
      ...{ http, order, mayLoad, onAnswer: answered },
      box: indexedDbBox('mostrador-scans', 'kept'),
      name: `${ID}|${EMPRESA ?? ''}`,
    }),
  )
  useEffect(() => {
    let isHere = true
    void scans.look()
    connection.onReturn(() => isHere && void scans.send())
    return () => {
      isHere = false
    }
  }, [scans, connection])
  const all = useSyncExternalStore(scans.subscribe, scans.list)
  return { scans, all }
}
