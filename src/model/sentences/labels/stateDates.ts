import { flowsOf } from '../../access/transition'
import type { Flow, Target, Transition } from '../../definition/flow'
import type { FieldModel, Resource } from '../../fields/resource'
import { choicesOf } from '../../fields/valuesOf'
import type { SentenceValue } from './sentenceList'

type StateDates = Pick<SentenceValue, 'since' | 'by' | 'never'>

/** What says since when a record is in a state and who gave it, and dates that no record in this state has. */
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
  const moves = Object.values(flow.transitions).filter(({ to }) =>
    targetsOf(to).includes(value as number),
  )
  // The one field that all transitions into the state set to this; new records have the date of their creation.
  const setTo = (what: string) => {
    const found =
      flow.initial === value
        ? dates.filter(each => what === '$now' && hasDefault(each, what)).slice(0, 1)
        : dates.filter(each => moves.length > 0 && moves.every(move => isSetBy(move, each, what)))
    return found.length === 1 ? found[0]?.name : undefined
  }
  return { since: setTo('$now'), by: setTo('$me.ID'), never: never.map(({ name }) => name) }
}

type Move = Transition<string>

const isSetBy = ({ effects = [] }: Move, { name }: FieldModel, what = '$now') =>
  effects.some(effect => 'set' in effect && !('update' in effect) && effect.set[name] === what)

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
