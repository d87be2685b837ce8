import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'

type Values = Readonly<Record<string, unknown>>

const marks = { shouldDirty: true, shouldValidate: true } as const

interface Found {
  readonly found: Values | undefined
  /** Also set although no input exists; other fields depend on them. */
  readonly followed: Values
}

/**
 * Fills in values found while the form is open. Values filled in before are reset, unless the person
 * changed them. Memoise both objects: a new object fills in again.
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

/**
 * Fills empty fields of a form with values found elsewhere. What was typed stays; what was filled in follows the next
 * values. Memoise the object.
 */
export function useSuggested(values: Values): void {
  const { getValues, setValue } = useFormContext()
  const filled = useRef<Record<string, unknown>>({})
  useEffect(() => {
    for (const [name, value = null] of Object.entries(values)) {
      const before = getValues(name) ?? null
      if (value === before || (before !== null && before !== filled.current[name])) continue
      filled.current[name] = value
      setValue(name, value, { shouldValidate: true })
    }
  }, [values, getValues, setValue])
}
