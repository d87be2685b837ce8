import { useCallback, useEffect, useState } from 'react'
import { useBackend } from '../../../providers/backendContext'
import type { Draft, DraftPlace } from '../../../providers/drafts'

/** Drafts of this form from before, newest first, until they are taken up or discarded. */
export function useOffered(place: DraftPlace, isOff = false) {
  const { drafts } = useBackend()
  const [offered, setOffered] = useState<readonly Draft[]>([])
  useEffect(() => {
    if (isOff) return
    let isHere = true
    void drafts.at(place).then(found => isHere && found.length > 0 && setOffered(found))
    return () => {
      isHere = false
    }
  }, [drafts, place, isOff])
  const drop = useCallback(
    (draft: Draft) => setOffered(before => before.filter(({ key }) => key !== draft.key)),
    [],
  )
  return {
    offered: offered[0],
    /** It stands in the form now. */
    drop,
    discard(draft: Draft) {
      drop(draft)
      void drafts.remove(draft)
    },
  }
}
