import { useCallback, useContext, useEffect, useState } from 'react'
import { useBackend } from '../../../providers/backend/backendContext'
import type { Draft, DraftPlace } from '../../../providers/session/drafts'
import { OpenDrafts } from './openDrafts'

/** Earlier drafts of this form that no open form writes, the requested one first, then newest first. */
export function useOfferedDraft(place: DraftPlace, wanted?: string) {
  const { drafts } = useBackend()
  const open = useContext(OpenDrafts)
  const [found, setOffered] = useState<readonly Draft[]>([])
  const offered = found.filter(({ key }) => !open.includes(key))
  useEffect(() => {
    let isHere = true
    void drafts.at(place).then(all => isHere && all.length > 0 && setOffered(all))
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
