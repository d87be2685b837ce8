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
    fields.map(({ name, parse }) => [name, cleared.has(name) ? null : parse(typed[name] ?? null)]),
  )

/** An input left alone is no wish to empty the field. A switch always says something. */
export const emptyOnes = (
  fields: readonly FieldModel[],
  typed: Values,
  cleared: ReadonlySet<string>,
): string[] =>
  fields.map(({ name }) => name).filter(name => !cleared.has(name) && isNone(typed[name]))
