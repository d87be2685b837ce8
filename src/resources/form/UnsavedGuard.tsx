import { useBlocker, useCanBlock, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { Confirm } from '../../pieces/Confirm'

/** Asks before what was typed is lost: on the way to another page, and on closing the window. */
export const UnsavedGuard = () => (useCanBlock() ? <Guard /> : null)

function Guard() {
  const translate = useTranslate()
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const holds = isDirty && !isSubmitting && !isSubmitSuccessful
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
