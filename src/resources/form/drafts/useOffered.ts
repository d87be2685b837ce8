import { useCallback, useEffect, useState } from 'react'
import { useBackend } from '../../../providers/backendContext'
import type { Draft, DraftPlace } from '../../../providers/drafts'

/** Drafts of this form from before, the wanted one and then the newest first, until they are taken up or discarded. */
export function useOffered(place: DraftPlace, wanted?: string) {
  const { drafts } = useBackend()
  const [offered, setOffered] = useState<readonly Draft[]>([])
  useEffect(() => {
    let isHere = true
    void drafts.at(place).then(found => isHere && found.length > 0 && setOffered(found))
    return () => {
      isHere = false
    }
  }, [drafts, place])
  const drop = useCallback(
    (draft: Draft) => setOffered(before => before.filter(({ key }) => key !== draft.key)),
    [],
  )
  return {
    offered: offered.find(({ key }) => key === wanted) ?? offered[0],
    /** It stands in the form now. */
    drop,
    discard(draft: Draft) {
      drop(draft)
      void drafts.remove(draft)
    },
  }
}
