import { useCanBlock } from 'ra-core'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { LazyLeaveDialog } from './formLater'
import { useFormSheet } from './saving/formContext'
import { LosingDialog } from './saving/PendingGuard'
import { useLeaving } from './saving/useLeaving'

/** Asks before leaving a changed form; its draft is kept. */
export const UnsavedGuard = () => (useCanBlock() ? <Guard /> : null)

function Guard() {
  const { keeper, keptAt } = useFormSheet()
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
  return <LazyLeaveDialog onLeave={leave} onDiscard={discard} onStay={stay} />
}
