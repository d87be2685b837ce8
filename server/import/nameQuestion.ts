import { mayAct, policyOf, writableRowFields } from '../../src/model/access/access'
import type { FieldModel } from '../../src/model/fields/resource'
import { forbidden } from '../access/permissions'
import { Refusal } from '../base/refusal'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { refuse } from '../write/rows/body'

const MOST_NAMES = 500
const LONGEST = 300

/** The names that a file uses for one reference column. */
export interface NameQuestion {
  /** `CLIENTE_ID`, or a child row's: `ITEMS.PRODUCTO_ID`. */
  readonly column: string
  readonly field: FieldModel
  readonly names: readonly string[]
}

/** Only references that this person may write can be looked up. */
export function readQuestions(request: RequestContext, body: RecordValues): NameQuestion[] {
  const { resource, me } = request
  if (!mayAct(resource, me, 'create') && !mayAct(resource, me, 'edit'))
    throw forbidden(request, 'create')
  const questions = Object.entries(body).map(([column, names]) => {
    const field = fieldAt(request, column)
    if (!field?.target) return refuse({ [column.slice(0, 60)]: { key: 'unknownField' } })
    if (!isNames(names)) return refuse({ [column]: { key: 'notList' } })
    return { column, field, names }
  })
  const many = questions.reduce((sum, { names }) => sum + names.length, 0)
  if (many > MOST_NAMES) throw new Refusal(422, 'tooManyRecords', { params: { max: MOST_NAMES } })
  return questions
}

function fieldAt({ resource, me }: RequestContext, column: string): FieldModel | undefined {
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
