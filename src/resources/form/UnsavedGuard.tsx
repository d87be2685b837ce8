import { useFormState } from 'react-hook-form'
import { PendingGuard } from './PendingGuard'

/** Asks before what was typed into the form is lost. */
export function UnsavedGuard() {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  return <PendingGuard holds={isDirty && !isSubmitting && !isSubmitSuccessful} />
}
