import { useEffect, useRef, useState } from 'react'
import type { Operators, Scalar } from '../../model/rules/rule'
import type { FilterValue } from '../display/fieldView'

/** A condition in operator form. */
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

/** Typed text is shown at once and applied after 300 ms without typing; `show` puts a text there that is applied already. */
export function useTypedFilter(text: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onRest)
  latest.current = onRest
  useEffect(() => {
    setTyped(text)
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
  }
  const type = (next: string) => {
    show(next)
    timer.current = setTimeout(() => latest.current(next), 300)
  }
  return [typed, type, show] as const
}
