import type { Me } from '../../model/access'
import { policyOf } from '../../model/access'
import type { Flow } from '../../model/flow'
import type { FieldModel, Resource } from '../../model/resource'
import { flowsOf, type Move, mayMove, movesOf, targetOf } from '../../model/transition'

type Row = Readonly<Record<string, unknown>>

/** What a board shows: a status, its flow, and its states in the order records pass them. */
export interface BoardPlan {
  readonly status: FieldModel
  readonly flow: Flow
  readonly states: readonly number[]
}

/** The board of a resource for this person: by the status its tabs show, else by its first. */
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

/** Where moves lead from here; none where the state stays. */
export const leadsTo = ({ transition }: Move, record: Row, me: Me): number | null =>
  transition.to === undefined ? null : targetOf(transition.to, record, me as unknown as Row)

/** The moves this person could make as far as a row of the list tells; the server has the last word. */
export function likelyMoves(resource: Resource, row: Row, me: Me): readonly Move[] {
  const person = me as unknown as Row
  return [...movesOf(resource).values()].filter(move => mayMove(move, row, person))
}
