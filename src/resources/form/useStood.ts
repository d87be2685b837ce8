import { useEffect, useReducer } from 'react'
import { loadParts } from '../../fields/registry'
import type { FieldModel } from '../../model/resource'

const kinds = new Set(['id', 'text', 'code', 'email', 'phone', 'url', 'longText'])

/** Its input comes with the form; those of other kinds are fetched while these are read. */
export const isTyped = ({ kind }: FieldModel): boolean => kinds.has(kind)

const come = new WeakSet<FieldModel>()
const areHere = (fields: readonly FieldModel[]) => fields.every(field => come.has(field))

/** Whether every input of these fields is here; they are fetched once the first ones stand. */
export function useStood(fields: readonly FieldModel[]): boolean {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (areHere(fields)) return
    const fetchAll = async () => {
      // What cannot be fetched is asked for again by its own place, which tells what is wrong.
      await loadParts(fields, 'Input').catch(() => undefined)
      for (const field of fields) come.add(field)
      drawAgain()
    }
    const frame = requestAnimationFrame(() => void fetchAll())
    return () => cancelAnimationFrame(frame)
  }, [fields])
  return areHere(fields)
}
