import { mayAct, policyOf, writableRowFields } from '../../../src/model/access'
import type { FieldModel } from '../../../src/model/resource'
import { Refusal } from '../../refusal'
import { refuse } from '../body'
import type { Asking, Values } from '../context'
import { forbidden } from '../forbid'

/** So many names are found in one call. */
export const MOST_NAMES = 500
const LONGEST = 300

/** The names a file has for the records one of its columns points to. */
export interface NameQuestion {
  /** `CLIENTE_ID`, or a line's: `ITEMS.PRODUCTO_ID`. */
  readonly column: string
  readonly field: FieldModel
  readonly names: readonly string[]
}

/** Only references this person may fill can be asked about: an import asks nothing else. */
export function readQuestions(asking: Asking, body: Values): NameQuestion[] {
  const { resource, me } = asking
  if (!mayAct(resource, me, 'create') && !mayAct(resource, me, 'edit'))
    throw forbidden(asking, 'create')
  const questions = Object.entries(body).map(([column, names]) => {
    const field = fieldAt(asking, column)
    if (!field?.target) return refuse({ [column.slice(0, 60)]: { key: 'unknownField' } })
    if (!isNames(names)) return refuse({ [column]: { key: 'notList' } })
    return { column, field, names }
  })
  const many = questions.reduce((sum, { names }) => sum + names.length, 0)
  if (many > MOST_NAMES) throw new Refusal(422, 'tooManyRecords', { params: { max: MOST_NAMES } })
  return questions
}

function fieldAt({ resource, me }: Asking, column: string): FieldModel | undefined {
  const [name = '', below, ...more] = column.split('.')
  const field = policyOf(resource, me).writable.has(name) ? resource.fields.get(name) : undefined
  if (below === undefined || !field?.fields) return below === undefined ? field : undefined
  return more.length === 0
    ? writableRowFields(field, me).find(each => each.name === below)
    : undefined
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.every(name => typeof name === 'string' && name !== '' && name.length <= LONGEST)
