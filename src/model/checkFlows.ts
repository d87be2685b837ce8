import { callsOf } from './calls'
import type { Effect, Flow, Target } from './flow'
import { lettersIn, strangeInLetter } from './letter'
import type { Resource } from './resource'
import { flowsOf } from './transition'

/** Flows that lead nowhere, or ask for what is not there: `invoices.pedido.aprobar`. */
export function checkFlows(resource: Resource): string[] {
  const born = (resource.schema.begin ?? [])
    .flatMap(setBy)
    .map(field => `${resource.name}.begin: sets ${field}; a default does`)
  const flows = flowsOf(resource).flatMap(([status, flow]) => {
    const name = status.words.kind === 'status' ? status.words.flow : status.name
    return [
      ...strange(`${name}.initial`, flow, statesOf(flow.initial)),
      ...(flow.begin ?? [])
        .flatMap(setBy)
        .map(field => `${name}.begin: sets ${field}; a default does`),
      ...Object.entries(flow.transitions).flatMap(
        ([move, { from, to, after, hears, effects = [] }]) => {
          const place = `${name}.${move}`
          const states = [...from, ...(to === undefined ? [] : statesOf(to))]
          return [
            ...(deeds.has(move) ? [`${place}: the history tells another deed by this name`] : []),
            ...strange(place, flow, states),
            ...(after && resource.fields.get(after)?.kind !== 'date'
              ? [`${place}: comes after ${after}, which is no date`]
              : []),
            ...(hears && !callsOf(resource).some(({ effect }) => effect.call === hears.call)
              ? [`${place}: hears ${hears.call}, which none of its steps calls`]
              : []),
            ...undone(effects)
              .filter(call => !callsOf(resource).some(({ effect }) => effect.call === call))
              .map(call => `${place}: undoes ${call}, which none of its steps calls`),
            ...lettersIn(effects)
              .flatMap(letter => strangeInLetter(resource, letter))
              .map(problem => `${place}: ${problem}`),
          ]
        },
      ),
    ].map(problem => `${resource.name}.${problem}`)
  })
  return [...born, ...flows]
}

/** A transition needs a name of its own: these are what else becomes of a record. */
const deeds = new Set(['create', 'update', 'revert', 'delete', 'restore'])

/** The calls that effects take back. */
const undone = (effects: readonly Effect[]) =>
  effects.flatMap(effect => ('call' in effect ? (effect.undoes ?? []) : []))

/** The fields of the record itself that an effect fills. */
const setBy = (effect: Effect) =>
  'call' in effect
    ? Object.keys(effect.fills ?? {})
    : 'set' in effect && !('close' in effect)
      ? Object.keys(effect.set)
      : []

const strange = (place: string, flow: Flow, states: readonly number[]) =>
  states
    .filter(state => !(state in flow.states))
    .map(state => `${place}: there is no state ${state}`)

const statesOf = (target: Target<string>): readonly number[] =>
  typeof target === 'number' ? [target] : target.map(({ to }) => to)
