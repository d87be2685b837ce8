import { holds } from '../../model/rules/evaluate'
import { parseRule, type Rule } from '../../model/rules/rule'
import type { BoardPlan } from './boardOf'

type Filter = Readonly<Record<string, unknown>>

/** The list's filters with one column's own state in place of the chosen tab. */
export function columnFilter({ status }: BoardPlan, filter: Filter, state: number): Filter {
  const { tab: _tab, ...others } = filter
  return { ...others, [status.name]: state }
}

/** The columns left when the list is filtered by status. */
export function columnsUnder({ status, states }: BoardPlan, filter: Filter): readonly number[] {
  const wished = filter[status.name]
  if (wished === undefined) return states
  const condition = Array.isArray(wished) ? { in: wished } : wished
  const rule = parseRule({ [status.name]: condition } as Rule)
  return states.filter(state => holds(rule, { [status.name]: state }, {}))
}
