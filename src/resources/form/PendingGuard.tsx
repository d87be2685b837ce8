import { useCanBlock, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { Confirm } from '../../pieces/confirmLater'
import { useLeaving } from './useLeaving'

interface PendingGuardProps {
  /** Something typed is not saved yet, and kept nowhere. */
  readonly holds: boolean
}

/** Asks before what was typed is lost. */
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

/** To leave is to lose it. */
export function LosingDialog({ onLeave, onStay }: LosingDialogProps) {
  const translate = useTranslate()
  return (
    <Suspense fallback={null}>
      <Confirm
        title={translate('app.form.unsavedTitle')}
        text={translate('app.form.unsavedText')}
        yes={translate('app.form.leave')}
        no={translate('app.form.stay')}
        onYes={onLeave}
        onNo={onStay}
      />
    </Suspense>
  )
}
