import { mayAct, policyOf } from '../../../src/model/access'
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
  readonly field: FieldModel
  readonly names: readonly string[]
}

/** Only references this person may fill can be asked about: an import asks nothing else. */
export function readQuestions(asking: Asking, body: Values): NameQuestion[] {
  const { resource, me } = asking
  if (!mayAct(resource, me, 'create') && !mayAct(resource, me, 'edit'))
    throw forbidden(asking, 'create')
  const { writable } = policyOf(resource, me)
  const questions = Object.entries(body).map(([name, names]) => {
    const field = writable.has(name) ? resource.fields.get(name) : undefined
    if (!field?.target) return refuse({ [name.slice(0, 60)]: { key: 'unknownField' } })
    if (!isNames(names)) return refuse({ [name]: { key: 'notList' } })
    return { field, names }
  })
  const many = questions.reduce((sum, { names }) => sum + names.length, 0)
  if (many > MOST_NAMES) throw new Refusal(422, 'tooManyRecords', { params: { max: MOST_NAMES } })
  return questions
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.every(name => typeof name === 'string' && name !== '' && name.length <= LONGEST)
