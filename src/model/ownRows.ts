import type { Me } from './access'
import type { FieldModel } from './resource'

type Row = Readonly<Record<string, unknown>>

/** The field of a row that names who wrote it, in lines of which each row belongs to somebody. */
export const writerOf = ({ words }: FieldModel) => (words.kind === 'lines' ? words.own : undefined)

/** Whether a stored row of these lines was written by another: it is there to read. */
export function isOthers(lines: FieldModel, row: Row | undefined, me: Me): boolean {
  const writer = writerOf(lines)
  return writer !== undefined && row?._ID !== undefined && row[writer] !== me.ID
}

/** Mistakes in the field that names who wrote a row: a person, put there by the server. */
export function checkOwn(lines: FieldModel): string[] {
  const writer = writerOf(lines)
  if (writer === undefined) return []
  const words = lines.fields?.find(({ name }) => name === writer)?.words
  const isGiven =
    words?.kind === 'reference' &&
    words.to === 'users' &&
    words.readOnly === true &&
    words.default === '$me.ID'
  return isGiven
    ? []
    : [`own names ${writer}, which is no readOnly reference to users, by default $me.ID`]
}
