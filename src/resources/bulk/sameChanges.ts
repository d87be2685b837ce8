import { isNone } from '../../fields/ShownValue'
import type { FieldModel } from '../../model/resource'

type Values = Readonly<Record<string, unknown>>

/** The same for every record: what was typed, read by its kinds; nothing only where that was chosen. */
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

/** An input left alone is no wish to empty the field. */
export const emptyOnes = (
  fields: readonly FieldModel[],
  typed: Values,
  cleared: ReadonlySet<string>,
): string[] =>
  fields
    .filter(field => !cleared.has(field.name) && isNone(saidIn(typed, field)))
    .map(({ name }) => name)

/** A switch shows "no" from the start, and that is what it says. */
const saidIn = (typed: Values, { name, kind }: FieldModel) =>
  typed[name] ?? (kind === 'boolean' ? false : null)
