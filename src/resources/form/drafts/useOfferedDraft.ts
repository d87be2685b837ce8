import { useCallback, useEffect, useState } from 'react'
import { useBackend } from '../../../providers/backend/backendContext'
import type { Draft, DraftPlace } from '../../../providers/session/drafts'

/** Earlier drafts of this form, the requested one first, then newest first. */
export function useOfferedDraft(place: DraftPlace, wanted?: string) {
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
    /** It is restored in the form now. */
    drop,
    discard(draft: Draft) {
      drop(draft)
      void drafts.remove(draft)
    },
  }
}
