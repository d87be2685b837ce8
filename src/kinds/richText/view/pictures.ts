import { createContext } from 'react'
import type { Pictures } from '../../../model/validation/pictures'

/** Addresses of a text's pictures by file id; without one the description is shown. */
export const PicturesContext = createContext<ReadonlyMap<string, string>>(new Map())

type Values = Readonly<Record<string, unknown>>

/** Exactly the rows whose pictures the text shows: stored ones and new uploads. */
export function usedPictureRows(
  { picture }: Pictures,
  known: ReadonlyMap<string, Values>,
  named: readonly string[],
): readonly Values[] {
  return [...known].filter(([id, row]) => named.includes(id) && row[picture.name]).map(([, r]) => r)
}
