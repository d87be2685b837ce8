import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'

type Values = Readonly<Record<string, unknown>>

const marks = { shouldDirty: true, shouldValidate: true } as const

interface Found {
  /** Fields filled in with what was found. */
  readonly found: Values | undefined
  /** Set as well, although nobody types it: other fields follow it. */
  readonly followed: Values
}

/**
 * Fills in what became known of a record while its form is open. Values filled in before are taken back,
 * unless somebody typed over them. Memoise both objects: a new one is filled in anew.
 */
export function useFilled({ found, followed }: Found): void {
  const { setValue, getValues } = useFormContext()
  const filled = useRef<Values>({})
  useEffect(() => {
    for (const [name, value] of Object.entries(followed)) setValue(name, value)
  }, [followed, setValue])
  useEffect(() => {
    for (const [name, value] of Object.entries(filled.current))
      if (getValues(name) === value) setValue(name, null, marks)
    filled.current = found ?? {}
    for (const [name, value] of Object.entries(filled.current)) setValue(name, value, marks)
  }, [found, getValues, setValue])
}
