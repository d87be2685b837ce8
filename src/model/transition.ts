import type { Text } from '../domain/text'
import type { Me, Policy } from './access'
import { bindMe, holds } from './evaluate'
import { whoNode } from './fieldModel'
import type { Flow, Target, Transition } from './flow'
import type { FieldModel, Resource } from './resource'
import { fieldsOf, isNever, type Node, parseRule } from './rule'

type Values = Readonly<Record<string, unknown>>

/** A transition made ready, with the status column it moves. */
export interface Move {
  readonly name: string
  readonly status: FieldModel
  readonly transition: Transition<string>
  readonly by: Node
}

/** Why a move is not possible now: a rule's own words, or a field that must be filled. */
export type Unmet = { readonly text: Text } | { readonly field: string }

const known = new WeakMap<Resource, ReadonlyMap<string, Move>>()

/** Every transition of a resource, by name. */
export function movesOf(resource: Resource): ReadonlyMap<string, Move> {
  const before = known.get(resource)
  if (before) return before
  const moves = new Map<string, Move>()
  for (const [status, flow] of flowsOf(resource)) {
    for (const [name, transition] of Object.entries(flow.transitions)) {
      moves.set(name, { name, status, transition, by: whoNode(transition.by) })
    }
  }
  known.set(resource, moves)
  return moves
}

/** The status columns of a resource with their flows. */
export function flowsOf(resource: Resource): [FieldModel, Flow][] {
  return [...resource.fields.values()].flatMap(field => {
    const flow =
      field.words.kind === 'status' ? resource.schema.flow?.[field.words.flow] : undefined
    return flow ? [[field, flow] as [FieldModel, Flow]] : []
  })
}

/** Where a new record begins: by status column, as its flow says for this person. */
export function initialStates(resource: Resource, record: Values, me: Values) {
  return Object.fromEntries(
    flowsOf(resource).map(([field, flow]) => [field.name, targetOf(flow.initial, record, me)]),
  )
}

/** The state a target leads to: the first whose rule holds; none where no rule does. */
export function targetOf(target: Target<string>, record: Values, me: Values): number | null {
  if (typeof target === 'number') return target
  const found = target.find(({ when }) => !when || holds(parseRule(when), record, me))
  return found?.to ?? null
}

/** Whether this person may make this move on a record in this state; what is still unmet is another question. */
export const mayMove = ({ transition, status, by }: Move, record: Values, me: Values): boolean =>
  transition.from.includes(record[status.name] as number) && holds(by, record, me)

/** Everything that stands in the way, at once. */
export function unmetOf({ transition }: Move, record: Values, me: Values): Unmet[] {
  const rules = (transition.when ?? []).filter(({ rule }) => !holds(parseRule(rule), record, me))
  const empty = neededBy(transition, record, me).filter(name => isBlank(record[name]))
  return [...empty.map(field => ({ field })), ...rules.map(rule => ({ text: rule.else }))]
}

/** The fields a move wants filled, the record being like this. */
export function neededBy(
  { need = [] }: Transition<string>,
  record: Values,
  me: Values,
): readonly string[] {
  return need.flatMap(item => {
    if (typeof item === 'string') return [item]
    return holds(parseRule(item.when), record, me) ? item.fields : []
  })
}

/** The moves a person may make on a record now, each with what stands against it and is not asked for. */
export function movesOn(
  resource: Resource,
  policy: Policy,
  record: Values,
): Record<string, Unmet[]> {
  const me = policy.me as unknown as Values
  const moves = [...movesOf(resource).values()].filter(move => mayMove(move, record, me))
  return Object.fromEntries(
    moves.map(move => [
      move.name,
      unmetOf(beforeAsking(move), record, me).filter(unmet => isTold(unmet, move, policy)),
    ]),
  )
}

/** A rule about what the question asks for may be met by the answer. */
function beforeAsking(move: Move): Move {
  const { ask = [], when = [] } = move.transition
  const settled = when.filter(({ rule }) => !fieldsOf(parseRule(rule)).some(it => ask.includes(it)))
  return { ...move, transition: { ...move.transition, when: settled } }
}

/** Whether some move asks this person for the field, which nobody writes otherwise. */
export const isAskedOf = (resource: Resource, me: Me, name: string): boolean =>
  [...movesOf(resource).values()].some(
    ({ transition, by }) =>
      transition.ask?.includes(name) && !isNever(bindMe(by, me as unknown as Values)),
  )

/** What the question asks for is no obstacle, and a field one may not read is not named. */
const isTold = (unmet: Unmet, { transition }: Move, { readable }: Policy) =>
  !('field' in unmet) || (readable.has(unmet.field) && !transition.ask?.includes(unmet.field))

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
