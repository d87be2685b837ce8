import { useCanBlock } from 'ra-core'
import { Suspense, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useSheet } from './drafts/sheetContext'
import { LeaveDialog } from './formLater'
import { LosingDialog } from './PendingGuard'
import { useLeaving } from './useLeaving'

/** Asks before a form is left that was typed in; where its draft is kept, nothing is lost by it. */
export const UnsavedGuard = () =>
  useCanBlock() ? (
    <Suspense fallback={null}>
      <Guard />
    </Suspense>
  ) : null

function Guard() {
  const { keeper, keptAt } = useSheet()
  const { dirtyFields, isSubmitting } = useFormState()
  const isKept = keptAt !== undefined
  const holds = Object.keys(dirtyFields).length > 0 && !isSubmitting
  const { isAsked, leave, stay } = useLeaving({ holds, isKept })
  useEffect(() => {
    if (isAsked) keeper.flush()
  }, [isAsked, keeper])
  if (!isAsked) return null
  if (!isKept) return <LosingDialog onLeave={leave} onStay={stay} />
  const discard = () => {
    keeper.end()
    leave()
  }
  return <LeaveDialog onLeave={leave} onDiscard={discard} onStay={stay} />
}
