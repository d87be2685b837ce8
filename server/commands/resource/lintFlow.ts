import { roles } from '../../../src/domain/roles'
import { bindMe } from '../../../src/model/evaluate'
import type { Flow, Target, Transition } from '../../../src/model/flow'
import type { Resource } from '../../../src/model/resource'
import { isNever } from '../../../src/model/rule'
import { flowsOf, type Move, movesOf } from '../../../src/model/transition'
import { error, type Finding, hint } from './finding'

/** A life that leads nowhere, a state nobody gets to, a step nobody can take; `all` are the resources it lives among. */
export function lintFlows(resource: Resource, all: readonly Resource[]): Finding[] {
  const held = flowsOf(resource).map(([, flow]) => flow)
  return [
    ...Object.entries(resource.schema.flow ?? {}).flatMap(([name, flow]) => {
      const at = `${resource.name}.flow.${name}`
      const holders = held.filter(each => each === flow).length
      if (holders !== 1)
        return [error(at, `is held by ${holders} fields; exactly one says { kind: 'status' }`)]
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
  const reached = reachedIn(flow, put)
  return [
    ...states
      .filter(state => !reached.has(state))
      .map(state => error(`${at}.${state}`, 'no transition leads here: add one, or leave it out')),
    ...states.flatMap(state => lintEnd(`${at}.${state}`, flow, state)),
  ]
}

function lintEnd(at: string, flow: Flow, state: number): Finding[] {
  const isEnd = flow.states[state]?.end === true
  const leaves = Object.values(flow.transitions).some(
    ({ from, to }) => to !== undefined && from.includes(state),
  )
  if (isEnd && leaves) return [error(at, 'says it is an end, but transitions leave it')]
  return isEnd || leaves ? [] : [error(at, 'nothing leaves it: say end: true, or add a way out')]
}

function lintMove(resource: Resource, move: Move): Finding[] {
  const at = `${resource.name}.flow.${move.status.name}.${move.name}`
  const able = roles.filter(
    role => !isNever(resource.grants(role).read) && !isNever(bindMe(move.by, { ROLE: role })),
  )
  if (able.length === 0 && !isMadeElsewhere(move.transition))
    return [error(at, 'nobody can make it: by names no role that may read the record')]
  return stuckOn(resource, move.transition).map(name =>
    error(at, `needs ${name}, which nobody can fill: ask for it, or let it be written`),
  )
}

/** What stays where it is and asks another system does so for the answer. */
function lintAnswer(resource: Resource, { name, status, transition }: Move): Finding[] {
  if (transition.to !== undefined) return []
  const heard = new Set([...movesOf(resource).values()].map(move => move.transition.hears?.call))
  return (transition.effects ?? []).flatMap(effect =>
    'call' in effect && !effect.fills && !heard.has(effect.call)
      ? [
          hint(
            `${resource.name}.flow.${status.name}.${name}`,
            `asks ${effect.call} and keeps nothing of the answer: say with fills which fields take it`,
          ),
        ]
      : [],
  )
}

/** By an answer, by the clock, or by an endpoint that no role signs in for (`by: []`). */
const isMadeElsewhere = ({ hears, after, by }: Transition<string>) =>
  hears !== undefined || after !== undefined || (Array.isArray(by) && by.length === 0)

/** Needed fields that are the server's own, and neither asked for nor set by any step. */
function stuckOn(resource: Resource, { need = [], ask = [] }: Transition<string>): string[] {
  const needed = need.flatMap(one => (typeof one === 'string' ? [one] : [...one.fields]))
  const moves = [...movesOf(resource).values()].map(({ transition }) => transition)
  const filled = new Set([
    ...ask,
    ...moves.flatMap(other => other.ask ?? []),
    ...moves.flatMap(({ effects = [] }) =>
      effects.flatMap(effect => ('set' in effect ? Object.keys(effect.set) : [])),
    ),
  ])
  return needed.filter(name => {
    const field = resource.fields.get(name)
    const isGiven = field?.kind === 'computed' || field?.words.default !== undefined
    return field?.readOnly && !isGiven && !filled.has(name)
  })
}

const targetsOf = (to: Target<string> | undefined): readonly number[] => {
  if (to === undefined) return []
  return typeof to === 'number' ? [to] : to.map(target => target.to)
}

/** The states into which moves of other records put it. */
function putFrom(resource: Resource, all: readonly Resource[]): number[] {
  const statuses = flowsOf(resource).map(([{ name }]) => name)
  const moves = all.flatMap(other => [...movesOf(other).values()])
  return moves
    .flatMap(({ transition }) => transition.effects ?? [])
    .flatMap(effect => ('close' in effect && effect.close === resource.name ? [effect.set] : []))
    .flatMap(set => statuses.map(name => set[name]))
    .filter(state => typeof state === 'number')
}

/** The states a record can come to. */
function reachedIn(flow: Flow, put: readonly number[]): ReadonlySet<number> {
  const found = new Set([...targetsOf(flow.initial), ...put])
  for (const state of found)
    for (const { from, to } of Object.values(flow.transitions))
      if (from.includes(state)) for (const next of targetsOf(to)) found.add(next)
  return found
}
