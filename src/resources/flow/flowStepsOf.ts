import { targetOf } from '../../model/access/transition'
import type { Flow, Target, Transition } from '../../model/definition/flow'

type Values = Readonly<Record<string, unknown>>

export interface FlowStep {
  readonly state: number
  readonly at: 'done' | 'now' | 'next'
}
interface Standing {
  readonly record: Values
  readonly me: Values
}

/**
 * A record's path through its flow: the shortest way from the start to its state, then forward to the end.
 * Backward transitions are left out.
 */
export function flowStepsOf(flow: Flow, now: number, standing: Standing): readonly FlowStep[] {
  const behind = shortest(flow, now)
  const ahead = forward(flow, now, standing)
  return [
    ...behind.map(state => ({ state, at: 'done' as const })),
    { state: now, at: 'now' },
    ...ahead.map(state => ({ state, at: 'next' as const })),
  ]
}

/** The states before this one; empty for a start state or an unreachable one. */
function shortest(flow: Flow, end: number): readonly number[] {
  // Most records begin in the last one.
  const begins = [...statesIn(flow.initial)].reverse()
  if (begins.includes(end)) return []
  const seen = new Set(begins)
  let ways = begins.map(state => [state])
  while (ways.length > 0) {
    const found = ways.find(way => leadsTo(flow, way.at(-1), end))
    if (found) return found
    ways = ways.flatMap(way =>
      nextOf(flow, way.at(-1))
        .filter(state => !seen.has(state) && seen.add(state))
        .map(state => [...way, state]),
    )
  }
  return []
}

const leadsTo = (flow: Flow, from: number | undefined, to: number) =>
  nextOf(flow, from).includes(to)

/** Targets of forward transitions from a state. */
const nextOf = (flow: Flow, from: number | undefined): readonly number[] =>
  leaving(flow, from)
    .flatMap(({ to }) => (to === undefined ? [] : statesIn(to)))
    .filter(to => isOnwards(flow, from, to))

const leaving = ({ transitions }: Flow, from: number | undefined): readonly Transition<string>[] =>
  Object.values(transitions).filter(transition => transition.from.includes(from ?? Number.NaN))

const statesIn = (target: Target<string>): readonly number[] =>
  typeof target === 'number' ? [target] : target.map(({ value }) => value)

const isOnwards = ({ states }: Flow, from: number | undefined, to: number) =>
  placeIn(states, from) < placeIn(states, to)

const placeIn = (states: Flow['states'], state = Number.NaN) => states[state]?.order ?? state

/** The usual next states to the end. */
function forward(flow: Flow, start: number, { record, me }: Standing): readonly number[] {
  const way: number[] = []
  for (let at: number | null = start; at !== null; ) {
    const next: number | null = usual(flow, at, { record, me })
    at = next !== null && (!isSuccess(flow, at) || followsSuccess(flow, next)) ? next : null
    if (at !== null) way.push(at)
  }
  return way
}

const isSuccess = ({ states }: Flow, state: number) => states[state]?.colour === 'success'

/** True for a success that only successes lead to; others are alternatives to them. */
const followsSuccess = (flow: Flow, state: number) =>
  isSuccess(flow, state) &&
  Object.values(flow.transitions).every(
    ({ from, to }) =>
      to === undefined ||
      !statesIn(to).includes(state) ||
      from.every(before => isSuccess(flow, before)),
  )

function usual(flow: Flow, from: number, { record, me }: Standing): number | null {
  const onwards = leaving(flow, from)
    .map(({ to, colour }) => ({
      to: to === undefined ? null : targetOf(to, record, me),
      colour,
    }))
    .filter(({ to }) => to !== null && isOnwards(flow, from, to))
  const best =
    onwards.find(({ colour }) => colour === 'success') ??
    onwards.find(({ colour }) => colour !== 'error' && colour !== 'warning')
  return best?.to ?? null
}
