import { type Me, policyOf } from '../../model/access/access'
import { flowsOf, type Move, targetOf } from '../../model/access/transition'
import type { Flow } from '../../model/definition/flow'
import type { FieldModel, Resource } from '../../model/fields/resource'

type Row = Readonly<Record<string, unknown>>

/** A board: status field, flow, and states in the order records pass them. */
export interface BoardPlan {
  readonly status: FieldModel
  readonly flow: Flow
  readonly states: readonly number[]
}

/** The board of a resource for this person: the status field of its tabs, else its first. */
export function boardOf(resource: Resource, me: Me): BoardPlan | undefined {
  const { readable } = policyOf(resource, me)
  const flows = flowsOf(resource).filter(([{ name }]) => readable.has(name))
  const found = flows.find(([{ name }]) => name === resource.list.tabs) ?? flows[0]
  if (!found) return undefined
  const [status, flow] = found
  const place = (state: number) => flow.states[state]?.order ?? state
  const states = Object.keys(flow.states).map(Number)
  return { status, flow, states: states.sort((a, b) => place(a) - place(b)) }
}

/** The target state of a transition; null if the state stays. */
export const leadsTo = ({ transition }: Move, record: Row, me: Me): number | null =>
  transition.to === undefined ? null : targetOf(transition.to, record, me)
