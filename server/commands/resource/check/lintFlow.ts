import { everyRole } from '../../../../src/base/business'
import { flowsOf, type Move, movesOf } from '../../../../src/model/access/transition'
import type { Flow, Target, Transition } from '../../../../src/model/definition/flow'
import type { Resource } from '../../../../src/model/fields/resource'
import { bindMe } from '../../../../src/model/rules/evaluate'
import { isNever } from '../../../../src/model/rules/rule'
import { error, type Finding, hint } from './finding'

/** Finds unreachable states and transitions no one can make; `all` are the other resources. */
export function lintFlows(resource: Resource, all: readonly Resource[]): Finding[] {
  const flows = flowsOf(resource).map(([, flow]) => flow)
  return [
    ...Object.entries(resource.schema.flow ?? {}).flatMap(([name, flow]) => {
      const at = `${resource.name}.flow.${name}`
      const holders = flows.filter(each => each === flow).length
      if (holders !== 1)
        return [
          error(
            at,
            `is named by ${holders} fields; exactly one says { kind: 'status', flow: '${name}' }`,
          ),
        ]
      return lintStates(at, flow, putFrom(resource, all))
    }),
    ...[...movesOf(resource).values()].flatMap(move => [
      ...lintMove(resource, move),
      ...lintAnswer(resource, move),
    ]),
  ]
}

function lintStates(at: string, flow: Flow, put: readonly number[]): Finding[] {
  const states = Object.keys(flow.states).map(Number)
  const reachable = reachableStates(flow, put)
  return states
    .filter(state => !reachable.has(state))
    .map(state =>
      error(`${at}.states.${state}`, 'no transition leads here: add one, or leave it out'),
    )
}

function lintMove(resource: Resource, move: Move): Finding[] {
  const at = placeOf(resource, move)
  const able = everyRole().filter(
    role => !isNever(resource.grants(role).read) && !isNever(bindMe(move.allow, { ROLE: role })),
  )
  if (able.length === 0 && !isMadeElsewhere(move.transition))
    return [error(at, 'nobody can make it: allow names no role that may read the record')]
  return stuckOn(resource, move.transition).map(name =>
    error(at, `needs ${name}, which nobody can fill: ask for it, or let it be written`),
  )
}

/** A transition that only asks another system must use the answer. */
function lintAnswer(resource: Resource, move: Move): Finding[] {
  const { to, effects = [] } = move.transition
  if (to !== undefined || effects.some(effect => !('call' in effect))) return []
  const answeredCalls = new Set(
    [...movesOf(resource).values()].map(({ transition }) => transition.onResponse?.call),
  )
  return effects.flatMap(effect =>
    'call' in effect && !effect.mapResponse && !answeredCalls.has(effect.call)
      ? [
          hint(
            placeOf(resource, move),
            `asks ${effect.call} and keeps nothing of the answer: say with mapResponse which fields take it`,
          ),
        ]
      : [],
  )
}

const placeOf = (resource: Resource, { name, status }: Move) =>
  `${resource.name}.flow.${status.status?.flow}.transitions.${name}`

/** Made by an answer, a timer, or an endpoint (`allow: []`). */
const isMadeElsewhere = ({ onResponse, timer, allow }: Transition<string>) =>
  onResponse !== undefined || timer !== undefined || (Array.isArray(allow) && allow.length === 0)

/** Required read-only fields that no transition asks for or sets. */
function stuckOn(
  resource: Resource,
  { requiredFields = [], dialogFields = [] }: Transition<string>,
): string[] {
  const needed = requiredFields.flatMap(one => (typeof one === 'string' ? [one] : [...one.fields]))
  const moves = [...movesOf(resource).values()].map(({ transition }) => transition)
  const filled = new Set([
    ...dialogFields,
    ...moves.flatMap(other => other.dialogFields ?? []),
    ...moves.flatMap(({ effects = [] }) =>
      effects.flatMap(effect => ('set' in effect ? Object.keys(effect.set) : [])),
    ),
  ])
  return needed.filter(name => {
    const field = resource.fields.get(name)
    const isGiven = field?.computed !== undefined || field?.words.default !== undefined
    return field?.readOnly && !isGiven && !filled.has(name)
  })
}

const targetsOf = (to: Target<string> | undefined): readonly number[] => {
  if (to === undefined) return []
  return typeof to === 'number' ? [to] : to.map(({ value }) => value)
}

/** States set by transitions of other records. */
function putFrom(resource: Resource, all: readonly Resource[]): number[] {
  const statuses = flowsOf(resource).map(([{ name }]) => name)
  const moves = all.flatMap(other => [...movesOf(other).values()])
  return moves
    .flatMap(({ transition }) => transition.effects ?? [])
    .flatMap(effect => ('update' in effect && effect.update === resource.name ? [effect.set] : []))
    .flatMap(set => statuses.map(name => set[name]))
    .filter(state => typeof state === 'number')
}

function reachableStates(flow: Flow, put: readonly number[]): ReadonlySet<number> {
  const found = new Set([...targetsOf(flow.initial), ...put])
  for (const state of found)
    for (const { from, to } of Object.values(flow.transitions))
      if (from.includes(state)) for (const next of targetsOf(to)) found.add(next)
  return found
}
