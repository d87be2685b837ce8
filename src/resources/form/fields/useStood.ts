import { useEffect, useState } from 'react'
import { haveParts, loadParts, viewOf } from '../../../fields/registry/registry'
import type { FieldModel } from '../../../model/fields/resource'

/** True if the form's own code has the input; other kinds are loaded separately. */
export const isTyped = (field: FieldModel): boolean => viewOf(field).withForm === true

/** Whether the inputs of all these fields are loaded; loads them after the first frame. */
export function useStood(fields: readonly FieldModel[]): boolean {
  const [isAsked, setAsked] = useState(false)
  const isComplete = isAsked || haveParts(fields, 'Input')
  useEffect(() => {
    if (isComplete) return
    // On an error each field loads its own input again and shows its own error.
    const end = () => setAsked(true)
    const frame = requestAnimationFrame(() => void loadParts(fields, 'Input').then(end, end))
    return () => cancelAnimationFrame(frame)
  }, [fields, isComplete])
  return isComplete
}
