import { useBlocker, useCanBlock, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { Confirm } from '../../pieces/Confirm'

interface PendingGuardProps {
  /** Something typed is not saved yet. */
  readonly holds: boolean
}

/** Asks before what was typed is lost: on the way to another page, and on closing the window. */
export const PendingGuard = (props: PendingGuardProps) =>
  useCanBlock() ? <Guard {...props} /> : null

function Guard({ holds }: PendingGuardProps) {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds && nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (!holds) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds])
  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      title={translate('app.form.unsavedTitle')}
      text={translate('app.form.unsavedText')}
      yes={translate('app.form.leave')}
      no={translate('app.form.stay')}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
