import { useBlocker, useCanBlock, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { LazyConfirm } from '../../../ui/theme/confirmLater'

interface PendingGuardProps {
  /** Unsaved input that no draft keeps. */
  readonly holds: boolean
}

/** Asks before unsaved input is lost. */
export const PendingGuard = (props: PendingGuardProps) =>
  useCanBlock() ? <Guard {...props} /> : null

function Guard({ holds }: PendingGuardProps) {
  const { isAsked, leave, stay } = useLeaving({ holds })
  return isAsked && <LosingDialog onLeave={leave} onStay={stay} />
}

interface LosingDialogProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Leaving discards the input. */
export function LosingDialog({ onLeave, onStay }: LosingDialogProps) {
  const translate = useTranslate()
  return (
    <LazyConfirm
      title={translate('form.unsavedTitle')}
      text={translate('form.unsavedText')}
      yes={translate('form.leave')}
      no={translate('form.stay')}
      onYes={onLeave}
      onNo={onStay}
    />
  )
}

interface Leaving {
  /** There are unsaved values. */
  readonly holds: boolean
  /** The values are stored elsewhere, so that closing the window is safe. */
  readonly isKept?: boolean
}

/** Blocks navigation, and the closing of the window, while values are unsaved. */
export function useLeaving({ holds, isKept = false }: Leaving) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds && nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (!holds || isKept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds, isKept])
  return {
    isAsked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
