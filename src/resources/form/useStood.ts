import { useEffect, useState } from 'react'
import { haveParts, loadParts } from '../../fields/registry'
import type { FieldModel } from '../../model/resource'

const kinds = new Set(['id', 'text', 'code', 'email', 'phone', 'url', 'longText'])

/** Its input comes with the form; those of other kinds are fetched while these are read. */
export const isTyped = ({ kind }: FieldModel): boolean => kinds.has(kind)

/** Whether every input of these fields is here; they are fetched once the first ones stand. */
export function useStood(fields: readonly FieldModel[]): boolean {
  const [isAsked, setAsked] = useState(false)
  const isComplete = isAsked || haveParts(fields, 'Input')
  useEffect(() => {
    if (isComplete) return
    // What cannot be fetched is asked for again by its own place, which tells what is wrong.
    const end = () => setAsked(true)
    const frame = requestAnimationFrame(() => void loadParts(fields, 'Input').then(end, end))
    return () => cancelAnimationFrame(frame)
  }, [fields, isComplete])
  return isComplete
}
