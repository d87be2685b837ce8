import { callsOf } from '../access/calls'
import { emailsIn, unknownInTemplate } from '../access/emailTemplate'
import { flowsOf } from '../access/transition'
import type { Effect } from '../definition/effect'
import type { Flow, Target, Transition } from '../definition/flow'
import type { FieldModel, Resource } from '../fields/resource'
import type { AnySchema } from '../schema'

/** Errors in flows, such as unreachable states or unknown fields: `orders.approval.approve`. */
export function checkFlows(resource: Resource): string[] {
  const born = (resource.schema.onCreate ?? [])
    .flatMap(setBy)
    .map(field => `${resource.name}.onCreate: sets ${field}; write a default at ${field} instead`)
  const flows = flowsOf(resource).flatMap(([status, flow]) => {
    const name = `flow.${status.status?.flow ?? status.name}`
    return [
      ...(flow.onCreate ?? [])
        .flatMap(setBy)
        .map(field => `${name}.onCreate: sets ${field}; write a default at ${field} instead`),
      ...Object.entries(flow.transitions).flatMap(
        ([move, { timer, onResponse, dialogFields = [], effects = [] }]) => {
          const place = `${name}.transitions.${move}`
          return [
            ...(reservedNames.has(move)
              ? [`${place}: the history has an entry of this name: take another`]
              : []),
            ...dialogFields.flatMap(asked =>
              dialogFieldProblems(place, resource.fields.get(asked)),
            ),
            ...(timer ? timerProblems(`${place}: timer`, timer, resource) : []),
            ...(onResponse &&
            !callsOf(resource).some(({ effect }) => effect.call === onResponse.call)
              ? [`${place}: onResponse: no effect of this flow calls ${onResponse.call}`]
              : []),
            ...compensatedCalls(effects)
              .filter(call => !callsOf(resource).some(({ effect }) => effect.call === call))
              .map(call => `${place}: compensates: no effect of this flow calls ${call}`),
            ...emailsIn(effects)
              .flatMap(letter => unknownInTemplate(resource, letter))
              .map(problem => `${place}: ${problem}`),
          ]
        },
      ),
    ].map(problem => `${resource.name}.${problem}`)
  })
  return [...born, ...flows]
}

/** Reserved for other operations in the history; a transition cannot have these names. */
const reservedNames = new Set(['create', 'update', 'revert', 'delete', 'restore'])

/** A timer counts from a date, whose day is over, or from a moment by hours. */
function timerProblems(place: string, { field, hours }: Timer, { fields }: Resource): string[] {
  const store = fields.get(field)?.store
  if (store !== 'day' && store !== 'instant')
    return [`${place}.field: ${field} is not of kind date or dateTime`]
  return store === 'day' && hours !== undefined
    ? [`${place}.hours: ${field} is a date; a timer by hours needs a dateTime`]
    : []
}
type Timer = NonNullable<Transition<string>['timer']>

/** A dialog asks for values that people give. */
function dialogFieldProblems(place: string, field: FieldModel | undefined): string[] {
  if (!field || !(field.isAssigned || field.derive)) return []
  const how = field.computed ? 'computed' : field.derive ? 'derived' : 'set by the server'
  return [`${place}.dialogFields: ${field.name} is ${how}, so a dialog cannot ask for it`]
}

const compensatedCalls = (effects: readonly Effect[]) =>
  effects.flatMap(effect => ('call' in effect ? (effect.compensates ?? []) : []))

const setBy = (effect: Effect) =>
  'call' in effect
    ? Object.keys(effect.mapResponse ?? {})
    : 'set' in effect && !('update' in effect)
      ? Object.keys(effect.set)
      : []

/** States that a flow does not have; they are found beside mistakes that keep the resource from being built. */
export const checkStates = ({ name, flow = {} }: AnySchema): string[] =>
  entriesOf(flow).flatMap(([which, its]) => {
    const { initial, states, transitions } = its as Partial<Flow>
    const known = Object.keys(states ?? {})
    const problems = (place: string, targets: readonly unknown[]) =>
      targets
        .filter(state => typeof state === 'number' && !known.includes(String(state)))
        .map(
          state =>
            `${name}.flow.${which}.${place}: there is no state ${state}; known: ${known.join(', ')}`,
        )
    return [
      ...problems('initial', statesOf(initial)),
      ...entriesOf(transitions).flatMap(([move, words]) => {
        const { from, to } = words as Partial<Transition<string>>
        const at = `transitions.${move}`
        return [
          ...problems(`${at}.from`, [from ?? []].flat()),
          ...problems(`${at}.to`, statesOf(to)),
        ]
      }),
    ]
  })

const entriesOf = (value: unknown): [string, object][] =>
  Object.entries(value ?? {}).filter(([, its]) => typeof its === 'object' && its !== null)

const statesOf = (target: Target<string> | undefined): readonly unknown[] =>
  [target ?? []].flat().map(each => (typeof each === 'object' ? each?.value : each))
