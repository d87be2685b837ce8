import { isNone } from '../../fields/registry/ShownValue'
import type { FieldModel } from '../../model/fields/resource'

type Values = Readonly<Record<string, unknown>>

/** The changes for every record: typed values read by kind; empty only where chosen. */
export const changesOf = (
  fields: readonly FieldModel[],
  typed: Values,
  cleared: ReadonlySet<string>,
): Values =>
  Object.fromEntries(
    fields.map(field => [
      field.name,
      cleared.has(field.name) ? null : field.parse(saidIn(typed, field)),
    ]),
  )

/** An untouched input does not empty its field. */
export const emptyOnes = (
  fields: readonly FieldModel[],
  typed: Values,
  cleared: ReadonlySet<string>,
): string[] =>
  fields
    .filter(field => !cleared.has(field.name) && isNone(saidIn(typed, field)))
    .map(({ name }) => name)

/** A switch starts at "no", which counts as its value. */
const saidIn = (typed: Values, { name, isYesNo }: FieldModel) =>
  typed[name] ?? (isYesNo ? false : null)
