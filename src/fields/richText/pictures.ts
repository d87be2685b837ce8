import { createContext } from 'react'
import type { Pictures } from '../../model/pictures'

/** Addresses of the pictures that a text shows, by file; where none are known, what they show is told. */
export const PicturesContext = createContext<ReadonlyMap<string, string>>(new Map())

type Values = Readonly<Record<string, unknown>>

/** Exactly the rows whose pictures the text shows: those that were, and those that were sent since. */
export function keptRows(
  { picture }: Pictures,
  known: ReadonlyMap<string, Values>,
  named: readonly string[],
): readonly Values[] {
  return [...known].filter(([id, row]) => named.includes(id) && row[picture.name]).map(([, r]) => r)
}
