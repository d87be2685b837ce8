import type { FieldModel } from '../fields/resource'
import type { Me } from './access'

type Row = Readonly<Record<string, unknown>>

/** Row field with the author, for lines with `authorField`. */
export const writerOf = ({ words }: FieldModel) =>
  words.kind === 'lines' ? words.authorField : undefined

/** True when another user wrote the stored row; it is then read-only. */
export function isOthers(lines: FieldModel, row: Row | undefined, me: Me): boolean {
  const writer = writerOf(lines)
  return writer !== undefined && row?._ID !== undefined && row[writer] !== me.ID
}

/** Errors in `authorField`: it must be a reference to a user, set by the server. */
export function checkOwn(lines: FieldModel): string[] {
  const writer = writerOf(lines)
  if (writer === undefined) return []
  const words = lines.fields?.find(({ name }) => name === writer)?.words
  const isGiven =
    words?.kind === 'reference' &&
    words.resource === 'users' &&
    words.readOnly === true &&
    words.default === '$me.ID'
  return isGiven
    ? []
    : [`own names ${writer}, which is no readOnly reference to users, by default $me.ID`]
}
