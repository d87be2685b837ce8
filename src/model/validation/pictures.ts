import type { StoredFile } from '../../kinds/file/data'
import type { Message } from '../../kinds/kind/kind'
import type { FieldModel, Resource } from '../fields/resource'
import type { DraftValues } from './draft'

/** The child rows with the pictures of a text, and their image field. */
export function picturesOf({ fields }: Pick<Resource, 'fields'>, text: FieldModel) {
  const name = rowsNamedIn(text)
  const lines = name === undefined ? undefined : fields.get(name)
  const picture = lines?.fields?.find(({ isPicture }) => isPicture)
  if (!lines || !picture) return undefined
  const most = lines.lines?.max ?? Number.POSITIVE_INFINITY
  return { lines, picture, most, path: `${lines.name}.${picture.name}` }
}
export type Pictures = NonNullable<ReturnType<typeof picturesOf>>

/** Name of the `lines` field with the pictures of a text. */
export const rowsNamedIn = ({ richText }: FieldModel) => richText?.pictures

export const filesIn = ({ lines, picture }: Pictures, record: DraftValues): readonly StoredFile[] =>
  rowsIn(record[lines.name]).flatMap(row => (row[picture.name] as StoredFile | null) ?? [])

const rowsIn = (value: unknown): readonly DraftValues[] => (Array.isArray(value) ? value : [])

/** Ids of files in a text, in order. */
export const picturesNamedIn = (html: string): readonly string[] => [
  ...new Set(shownIn(html).map(({ file }) => file)),
]

const shownIn = (html: string) =>
  (html.match(/<img\b(?:[^>"]|"[^"]*")*>/g) ?? []).flatMap(tag => {
    const file = /\bdata-file="([\w-]+)"/.exec(tag)?.[1]
    return file === undefined ? [] : { file, words: /\balt="([^"]*)"/.exec(tag)?.[1] ?? '' }
  })

/** Reason to reject a text: a picture without alternative text, or one its record does not contain. */
export function pictureProblem(text: FieldModel, html: unknown, record: DraftValues) {
  const name = rowsNamedIn(text)
  if (name === undefined || typeof html !== 'string') return undefined
  const shown = shownIn(html)
  const held = new Set(rowsIn(record[name]).flatMap(row => Object.values(row).map(idOf)))
  if (shown.some(({ file }) => !held.has(file))) return lost
  return shown.some(({ words }) => words.trim() === '') ? wordless : undefined
}

const lost: Message = { key: 'pictureLost' }
const wordless: Message = { key: 'pictureWordless' }

const idOf = (value: unknown) => (value as StoredFile | null | undefined)?.id
