import { type ChangeEvent, useState } from 'react'

/**
 * A day while it is typed, which passes through the years 2, 20 and 202: what is meant is handed on,
 * a whole day or none.
 */
export function useTypedDay(day: string, onDay: (day: string) => void) {
  const [typed, setTyped] = useState({ day, text: day })
  if (typed.day !== day) setTyped({ day, text: day })
  return {
    value: typed.text,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped({ day, text: value })
      if (value === '' || value >= FIRST) onDay(value)
    },
  }
}

/** No day of an earlier year is asked for. */
const FIRST = '1900'
