import { useEffect, useRef, useState } from 'react'
import type { Operators, Scalar } from '../../model/rule'
import type { FilterValue } from '../fieldView'

/** A condition by its operators, whichever way it was written. */
export function operatorsOf(condition: FilterValue | undefined): Operators {
  if (condition === undefined || condition === null) return {}
  if (Array.isArray(condition)) return { in: condition as readonly Scalar[] }
  if (typeof condition === 'object') return condition as Operators
  return { eq: condition as Scalar }
}

/** The values of a set filter: `has` and a single value count as one. */
export function chosenIn(condition: FilterValue | undefined): readonly Scalar[] {
  const { in: many, eq, has } = operatorsOf(condition)
  if (Array.isArray(many)) return many
  return [eq, has].filter(value => value !== undefined && typeof value !== 'object') as Scalar[]
}

/** What is typed shows at once and counts when it has rested for 300 ms. */
export function useTypedFilter(text: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onRest)
  latest.current = onRest
  useEffect(() => {
    setTyped(text)
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(next), 300)
  }
  return [typed, type] as const
}
