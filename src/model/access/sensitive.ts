import type { FieldModel, Resource } from '../fields/resource'
import { sameValue } from '../fields/sameValue'

type Row = Readonly<Record<string, unknown>>
type OldAndNow = readonly [old: unknown, now: unknown]

/** Changed fields that need confirmation: rights, credit, prices. */
export const sensitiveAmong = (
  { fields }: Pick<Resource, 'fields'>,
  changes: Readonly<Record<string, OldAndNow>>,
): readonly FieldModel[] =>
  Object.entries(changes).flatMap(([name, values]) => {
    const field = fields.get(name)
    return field && isSensitive(field, values) ? [field] : []
  })

/** `lines` are sensitive when a sensitive row field changed. */
function isSensitive(field: FieldModel, [old, now]: OldAndNow): boolean {
  if (!field.fields) return field.words.sensitive === true && !isUsual(field, old, now)
  const [before, after] = [rowsOf(old), rowsOf(now)]
  return field.fields
    .filter(({ words }) => words.sensitive)
    .some(
      each =>
        before.length !== after.length ||
        after.some((row, at) => !sameValue(each, before[at]?.[each.name], row[each.name])),
    )
}

/** A default value grants nothing. */
const isUsual = (field: FieldModel, old: unknown, now: unknown) =>
  sameValue(field, old ?? null, now ?? null) ||
  (isNone(old) && sameValue(field, now ?? null, field.words.default ?? null))

const isNone = (value: unknown) => value === null || value === undefined
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly Row[]) : [])
