import { set } from 'es-toolkit/compat'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { settleOver, type Values } from '../../model/draft'
import type { Message } from '../../model/kinds/kind'
import type { FieldModel, Resource } from '../../model/resource'
import type { Writing } from '../../model/validation'
import { changedFields } from './changes'

type Say = (message: Message) => string

export interface Writer extends Writing {
  readonly resource: Resource
  /** The record the form opened with: an update is checked as that record with its changes. */
  readonly base: Values
}

/** The form's record as it would be kept: what was typed read by its kinds, conditions and totals reckoned. */
export function keptOf(
  { resource, base, me, changed }: Writer,
  typed: Values,
): Record<string, unknown> {
  const read = readAll([...resource.fields.values()], typed)
  return settleOver(resource, { ...base, ...read }, { me, before: changed && base })
}

/**
 * react-hook-form's way to the one validation: `validate` of the model (design.md, "One validation").
 * It comes with yup while the form is read: nothing is checked before something was typed.
 */
export const resolverOf =
  (writer: Writer, say: Say): Resolver =>
  async (typed, _context, { names = [] }) => {
    if (isRowsAlone(writer.resource, names)) return { values: typed, errors: {} }
    const { validate } = await loadValidation()
    const kept = keptOf(writer, typed as Values)
    const problems = validate(writer.resource, kept, writingOf(writer, kept))
    const errors: FieldErrors = {}
    for (const [path, message] of Object.entries(problems)) {
      set(errors, placeOf(writer.resource, path), { type: 'model', message: say(message) })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
  }

/**
 * What is asked when a row was added, moved or removed: nobody has typed in the new one yet, so its
 * cells are judged when they are left, and all of them on saving.
 */
const isRowsAlone = ({ fields }: Resource, names: readonly string[]) =>
  names.length === 1 && fields.get(names[0] ?? '')?.fields !== undefined

export const loadValidation = () => import('../../model/validation')

/** Only what this person may write is checked: the rest is not theirs to mend. */
function writingOf(writer: Writer, kept: Values): Writing {
  const { me, writable, changed } = writer
  if (!changed) return { me, writable }
  const names = changedFields(writer, kept).map(({ name }) => name)
  return { me, writable, changed: new Set(names) }
}

/** Where the form shows a problem: at the field, in rows at the cell; `LUGAR.lat` belongs to LUGAR. */
function placeOf({ fields }: Resource, path: string): string {
  const [name = '', ...rest] = path.split('.')
  if (!fields.get(name)?.fields) return name
  if (rest.length === 0) return `${name}.root`
  return [name, ...rest.slice(0, 2)].join('.')
}

function readAll(fields: readonly FieldModel[], typed: Values): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const field of fields) {
    const value = typed[field.name]
    if (value === undefined) continue
    read[field.name] =
      field.fields && Array.isArray(value) ? readRows(field, value) : field.parse(value)
  }
  return read
}

const readRows = ({ fields = [] }: FieldModel, rows: readonly Values[]) =>
  rows.map(row => ({ ...row, ...readAll(fields, row) }))
