import type { FieldModel } from '../fields/resource'
import type { Me } from './access'

type Row = Readonly<Record<string, unknown>>

/** Row field with the author, for lines with `authorField`. */
export const writerOf = ({ lines }: FieldModel) => lines?.authorField

/** True when another user wrote the stored row; it is then read-only. */
export function isOthers(lines: FieldModel, row: Row | undefined, me: Me): boolean {
  const writer = writerOf(lines)
  return writer !== undefined && row?._ID !== undefined && row[writer] !== me.ID
}

/** Errors in `authorField`: it must be a reference to a user, set by the server. */
export function checkOwn(lines: FieldModel): string[] {
  const writer = writerOf(lines)
  if (writer === undefined) return []
  const author = lines.fields?.find(({ name }) => name === writer)?.reference
  const isGiven =
    author?.resource === 'users' && author.readOnly === true && author.default === '$me.ID'
  return isGiven
    ? []
    : [`own names ${writer}, which is no readOnly reference to users, by default $me.ID`]
}
