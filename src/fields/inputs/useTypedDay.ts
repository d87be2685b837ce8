import { type ChangeEvent, useState } from 'react'

/** A date while it is typed, which passes through the years 2, 20 and 202: reports a complete date or none. */
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

/** Earlier years count as incomplete. */
const FIRST = '1900'
