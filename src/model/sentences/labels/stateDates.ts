import { flowsOf } from '../../access/transition'
import type { Flow, Target, Transition } from '../../definition/flow'
import type { FieldModel, Resource } from '../../fields/resource'
import { choicesOf } from '../../fields/valuesOf'
import type { SentenceValue } from './sentenceList'

type StateDates = Pick<SentenceValue, 'since' | 'never'>

/** Dates that say since when a record is in a state, and those that no record in this state has. */
export function stateDates(
  resource: Resource,
  field: FieldModel,
  value: string | number,
): StateDates {
  const flow = flowsOf(resource).find(([status]) => status === field)?.[1]
  if (!flow) return {}
  const dates = [...resource.fields.values()]
  const never = dates.filter(date => {
    const setting = Object.values(flow.transitions).filter(move => isSetBy(move, date))
    const isElsewhere = !date.readOnly || hasDefault(date, '$now') || setting.length === 0
    return !isElsewhere && !statesAfter(flow, setting.flatMap(endsOf)).has(value as number)
  })
  return { since: sinceOf(flow, dates, value), never: never.map(({ name }) => name) }
}

/** The date that all transitions into a state set; new records have that of their creation. */
function sinceOf(flow: Flow, dates: readonly FieldModel[], value: string | number) {
  if (flow.initial === value) return dates.find(each => hasDefault(each, '$now'))?.name
  const moves = Object.values(flow.transitions).filter(({ to }) =>
    targetsOf(to).includes(value as number),
  )
  const found = dates.filter(date => moves.every(move => isSetBy(move, date)))
  return moves.length > 0 && found.length === 1 ? found[0]?.name : undefined
}

type Move = Transition<string>

const isSetBy = ({ effects = [] }: Move, { name }: FieldModel) =>
  effects.some(effect => 'set' in effect && !('update' in effect) && effect.set[name] === '$now')

const targetsOf = (to: Target<string> | undefined): readonly number[] =>
  typeof to === 'object' ? to.map(each => each.value) : to === undefined ? [] : [to]

/** The states of a record after a transition; one without a target leaves it where it is. */
const endsOf = ({ from, to }: Move) => (to === undefined ? from : targetsOf(to))

/** These states and all that can follow them. */
function statesAfter(flow: Flow, starts: readonly number[]): ReadonlySet<number> {
  const reached = new Set(starts)
  for (const state of reached)
    for (const move of Object.values(flow.transitions))
      if (move.from.includes(state)) for (const end of endsOf(move)) reached.add(end)
  return reached
}

export const hasDefault = ({ words }: FieldModel, value: string) =>
  'default' in words && choicesOf(words.default).includes(value)
