import { useCanBlock, useTranslate } from 'ra-core'
import { LazyConfirm } from '../../../ui/theme/confirmLater'
import { useLeaving } from './useLeaving'

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
