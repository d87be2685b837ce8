import type { ConditionList } from '../../src/model/lists/askable'
import { type ListState, usableState } from '../../src/model/lists/listState'
import type { JsonObject } from '../base/json'
import { type Problem, Refusal } from '../base/refusal'
import { fitsFor } from './view'
import { LONGEST_STATE } from './viewsContext'

/** Serialises a state for storage; refuses parts the user may not use, naming their place. */
export function checkedState(list: ConditionList, sent: ListState): string {
  const text = JSON.stringify(sent)
  if (text.length > LONGEST_STATE) throw new Refusal(413, 'tooLarge')
  const { state } = usableState(sent, { ...list, fits: fitsFor(list) })
  const errors: Record<string, Problem> = {}
  for (const [name, value] of Object.entries(sent)) {
    const checked = (state as JsonObject)[name]
    if (!isSame(value, checked)) errors[name.slice(0, 60)] = { key: 'wrongType' }
  }
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'invalid', { errors })
  return text
}

/** A missing value equals null. */
const isSame = (sent: unknown, checked: unknown) =>
  JSON.stringify(sent) === JSON.stringify(checked) ||
  (checked === undefined && (JSON.stringify(sent) === '{}' || JSON.stringify(sent) === '[]'))
