import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** Reports whether the form has unsaved changes. */
export function Dirty({ onChange }: { readonly onChange: (dirty: boolean) => void }) {
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  useEffect(() => {
    onChange(isDirty)
    return () => onChange(false)
  }, [isDirty, onChange])
  return null
}
