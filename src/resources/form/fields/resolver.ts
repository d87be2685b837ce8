import set from 'es-toolkit/compat/set'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Message } from '../../../kinds/kind/kind'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { type DraftValues, settleOver } from '../../../model/validation/draft'
import type { Writing } from '../../../model/validation/validation'
import { changedInputs } from './changes'

type Say = (message: Message) => string

export interface Writer extends Writing {
  readonly resource: Resource
  /** The record at the time the form opened; an update is validated as this record with its changes. */
  readonly base: DraftValues
}

/** The record as it would be stored: typed values parsed by kind, conditions and totals computed. */
export function storedRecordOf(
  { resource, base, me, changed }: Writer,
  typed: DraftValues,
): Record<string, unknown> {
  const read = readAll([...resource.fields.values()], typed)
  return settleOver(resource, { ...base, ...read }, { me, before: changed && base })
}

/**
 * Connects react-hook-form to the model's `validate`. Loads yup in the background: validation starts
 * after the first input.
 */
export const resolverOf =
  (writer: Writer, say: Say): Resolver =>
  async (typed, _context, { names = [] }) => {
    if (isRowsAlone(writer.resource, names)) return { values: typed, errors: {} }
    const { validate } = await loadValidation()
    const kept = storedRecordOf(writer, typed as DraftValues)
    const problems = validate(writer.resource, kept, writingOf(writer, kept))
    const errors: FieldErrors = {}
    for (const [path, message] of Object.entries(problems)) {
      set(errors, placeOf(writer.resource, path), { type: 'model', message: say(message) })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
  }

/**
 * True if only rows were added, moved or removed: cells of a new row are validated when they are left,
 * and all on saving.
 */
const isRowsAlone = ({ fields }: Resource, names: readonly string[]) =>
  names.length === 1 && fields.get(names[0] ?? '')?.fields !== undefined

export const loadValidation = () => import('../../../model/validation/validation')

/** Validates only fields that this person may write. */
function writingOf(writer: Writer, kept: DraftValues): Writing {
  const { me, writable, changed } = writer
  if (!changed) return { me, writable }
  const names = changedInputs(writer, kept).map(({ name }) => name)
  return { me, writable, changed: new Set(names) }
}

/** Path of a problem in the form: the field, or the cell of a row; `LUGAR.lat` belongs to LUGAR. */
function placeOf({ fields }: Resource, path: string): string {
  const [name = '', ...rest] = path.split('.')
  if (!fields.get(name)?.fields) return name
  if (rest.length === 0) return `${name}.root`
  return [name, ...rest.slice(0, 2)].join('.')
}

function readAll(fields: readonly FieldModel[], typed: DraftValues): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const field of fields) {
    const value = typed[field.name]
    if (value === undefined) continue
    read[field.name] =
      field.fields && Array.isArray(value) ? readRows(field, value) : field.parse(value)
  }
  return read
}

const readRows = ({ fields = [] }: FieldModel, rows: readonly DraftValues[]) =>
  rows.map(row => ({ ...row, ...readAll(fields, row) }))
