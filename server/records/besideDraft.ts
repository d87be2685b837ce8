import { type Beside, besideNames } from '../../src/model/beside'
import type { FieldModel, Resource } from '../../src/model/resource'
import { Refusal } from '../refusal'
import { fits } from './compare'
import type { Values } from './context'

interface Drafting {
  readonly resource: Resource
  /** The child rows' field. */
  readonly field: FieldModel
  readonly columns: readonly (readonly [string, Beside])[]
  /** As it is kept. */
  readonly record: Values
}
const MOST_ROWS = 500

/**
 * The record as a form has it now, `{ record: { BODEGA: '006' }, rows: [{ PRODUCTO_ID: … }] }`, each row
 * named by its place. Taken over is only what the numbers are reckoned from; anything else is refused (400).
 */
export function draftedRecord({ resource, field, columns, record }: Drafting, body: Values) {
  const names = besideNames(resource, field, columns)
  const { record: sent = {}, rows, ...more } = body
  const [unknown] = Object.keys(more)
  if (unknown !== undefined) throw badParameter(unknown)
  if (!isObject(sent)) throw badParameter('record')
  if (!Array.isArray(rows) || rows.length > MOST_ROWS) throw badParameter('rows')
  const around = pick(sent, names.record)
  const drafted = rows.map((row: unknown, at) => {
    if (!isObject(row)) throw badParameter(`rows.${at}`)
    return { ...pick(row, names.rows), _ID: at }
  })
  return { ...record, ...around, [field.name]: drafted }
}

/** What is not filled in yet is empty; what its field cannot hold is refused by its name. */
function pick(sent: Values, fields: readonly FieldModel[]): Values {
  const unknown = Object.keys(sent).find(name => !fields.some(field => field.name === name))
  if (unknown !== undefined) throw badParameter(unknown)
  const read = fields
    .filter(({ name }) => name in sent)
    .map(field => {
      const value = field.parse(sent[field.name]) ?? null
      if (value !== null && !fits(field, value)) throw badParameter(field.name)
      return [field.name, value] as const
    })
  return Object.fromEntries(read)
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const badParameter = (name: string) =>
  new Refusal(400, 'badParameter', { params: { name: name.slice(0, 50) } })
