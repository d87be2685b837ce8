import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** Tells those around the form whether something typed is not saved yet. */
export function Dirty({ onChange }: { readonly onChange: (dirty: boolean) => void }) {
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  useEffect(() => {
    onChange(isDirty)
    return () => onChange(false)
  }, [isDirty, onChange])
  return null
}
