import { createContext } from 'react'
import type { StoredFile } from '../../model/kinds/structure'
import type { FieldModel, Resource } from '../../model/resource'

type Values = Readonly<Record<string, unknown>>

/** Addresses of the pictures that a text shows, by file; where none are known, what they show is told. */
export const PicturesContext = createContext<ReadonlyMap<string, string>>(new Map())

/** The rows that hold the pictures of a text, and which of their fields does. */
export function picturesOf({ fields }: Pick<Resource, 'fields'>, text: FieldModel) {
  const name = (text.words as { readonly pictures?: string }).pictures
  const lines = name === undefined ? undefined : fields.get(name)
  const picture = lines?.fields?.find(({ kind }) => kind === 'image')
  if (!lines || !picture) return undefined
  const most = (lines.words as { readonly max?: number }).max ?? Number.POSITIVE_INFINITY
  return { lines, picture, most, path: `${lines.name}.${picture.name}` }
}
export type Pictures = NonNullable<ReturnType<typeof picturesOf>>

/** The files of such rows. */
export const filesIn = ({ lines, picture }: Pictures, record: Values): readonly StoredFile[] =>
  rowsIn(record[lines.name]).flatMap(row => (row[picture.name] as StoredFile | null) ?? [])

const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : [])

/** Which files a text names, in its order. */
export const namedIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<img[^>]*\bdata-file="([\w-]+)"/g)].map(([, id = '']) => id)),
]

/** Exactly the rows whose pictures the text shows: those that were, and those that were sent since. */
export function keptRows(
  { picture }: Pictures,
  known: ReadonlyMap<string, Values>,
  named: readonly string[],
): readonly Values[] {
  return [...known].filter(([id, row]) => named.includes(id) && row[picture.name]).map(([, r]) => r)
}
