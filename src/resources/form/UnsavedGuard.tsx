import { useBlocker, useCanBlock, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { Confirm } from '../../pieces/Confirm'
import { LeaveDialog } from './drafts/LeaveDialog'
import { useSheet } from './drafts/sheetContext'

/** Asks before what was typed is lost: on the way to another page, and on closing the window. */
export const UnsavedGuard = () => (useCanBlock() ? <Guard /> : null)

function Guard() {
  const translate = useTranslate()
  const { keeper, keptAt } = useSheet()
  const { dirtyFields, isSubmitting } = useFormState()
  const isKept = keptAt !== undefined
  const holds = Object.keys(dirtyFields).length > 0 && !isSubmitting
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds && nextLocation.pathname !== currentLocation.pathname,
  )
  const isAsked = blocker.state === 'blocked'
  useEffect(() => {
    if (!holds || isKept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds, isKept])
  useEffect(() => {
    if (isAsked) keeper.flush()
  }, [isAsked, keeper])
  if (!isAsked) return null
  const leave = () => blocker.proceed?.()
  const stay = () => blocker.reset?.()
  if (isKept) {
    const discard = () => {
      keeper.end()
      leave()
    }
    return <LeaveDialog onLeave={leave} onDiscard={discard} onStay={stay} />
  }
  return (
    <Confirm
      title={translate('app.form.unsavedTitle')}
      text={translate('app.form.unsavedText')}
      yes={translate('app.form.leave')}
      no={translate('app.form.stay')}
      onYes={leave}
      onNo={stay}
    />
  )
}
