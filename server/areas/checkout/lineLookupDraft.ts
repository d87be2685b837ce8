import { isObject } from '../../../src/base/parseJson'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { type LookupColumns, lookupInputs } from '../../../src/schemas/features/lineLookups'
import { Refusal } from '../../base/refusal'
import { canHold } from '../../query/compare'
import type { RecordValues } from '../../query/requestContext'

interface LookupDraft {
  readonly resource: Resource
  readonly field: FieldModel
  readonly columns: LookupColumns
  readonly record: RecordValues
}
const MOST_ROWS = 500

/**
 * The record as the form has it now, `{ record: { BODEGA: '006' }, rows: [{ PRODUCTO_ID: … }] }`, with each
 * row identified by its index. Accepts only the fields that the numbers depend on; anything else is refused
 * (400).
 */
export function draftedRecord(
  { resource, field, columns, record }: LookupDraft,
  body: RecordValues,
) {
  const names = lookupInputs(resource, field, columns)
  const { record: sent = {}, rows, ...others } = body
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw badParameter(unknown)
  if (!isObject(sent)) throw badParameter('record')
  if (!Array.isArray(rows) || rows.length > MOST_ROWS) throw badParameter('rows')
  const values = pick(sent, names.record)
  const draftRows = rows.map((row: unknown, at) => {
    if (!isObject(row)) throw badParameter(`rows.${at}`)
    return { ...pick(row, names.rows), _ID: at }
  })
  return { ...record, ...values, [field.name]: draftRows }
}

/** Missing values are null; invalid ones are refused with the field's name. */
function pick(sent: RecordValues, fields: readonly FieldModel[]): RecordValues {
  const unknown = Object.keys(sent).find(name => !fields.some(field => field.name === name))
  if (unknown !== undefined) throw badParameter(unknown)
  const read = fields
    .filter(({ name }) => name in sent)
    .map(field => {
      const value = field.parse(sent[field.name]) ?? null
      if (value !== null && !canHold(field, value)) throw badParameter(field.name)
      return [field.name, value] as const
    })
  return Object.fromEntries(read)
}

const badParameter = (name: string) =>
  new Refusal(400, 'badParameter', { params: { name: name.slice(0, 50) } })
