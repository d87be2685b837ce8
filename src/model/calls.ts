import { type Role, roles } from '../domain/roles'
import type { Me } from './access'
import type { Effect } from './flow'
import { rolesThatMove } from './requires'
import type { Resource } from './resource'
import { isReadBy } from './sources'
import { type Move, movesOf } from './transition'

export type Call = Extract<Effect, { call: string }>

/** A call another system was or is to be asked for a record, as its followers see it. */
export interface CallTold {
  readonly id: number
  /** `sap.factura`. */
  readonly call: string
  readonly state: 'waiting' | 'done' | 'failed'
  readonly tries: number
  readonly at: string
  /** When it is tried again. */
  readonly next?: string
  /** What went wrong the last time. */
  readonly error?: string
  readonly simulated?: boolean
  /** The outcome was entered by a person: the system is not connected. */
  readonly byHand?: boolean
  /** It waits until its system is connected. */
  readonly unconnected?: boolean
  /** How its reader may enter the outcome meanwhile. */
  readonly enter?: HandEntry
}

/** The outcome of a call to a system that is not connected, as the step asks a person for it. */
export interface HandEntry {
  /** `SAP`. */
  readonly system: string
  /** The fields of the record that take it. */
  readonly fields: readonly string[]
  /** Those of them that must be filled. */
  readonly need: readonly string[]
}

/** Which fields of a record hold what a person entered in place of a system, who and when. */
export type HandMarks = Readonly<Record<string, HandMark>>
export interface HandMark {
  readonly system: string
  /** None where the reader may not know them. */
  readonly by: { readonly ID: number; readonly DISPLAYNAME: string } | null
  readonly at: string
}

interface Made {
  readonly move: Move
  readonly effect: Call
}

/** The calls to other systems that the flow of a resource makes, each with the step that makes it. */
export const callsOf = (resource: Resource): readonly Made[] =>
  [...movesOf(resource).values()].flatMap(move =>
    (move.transition.effects ?? []).flatMap(effect => ('call' in effect ? [{ move, effect }] : [])),
  )

/** Every effect of a schema, at the birth of a record as well as at its steps. */
function effectsOf({ schema }: Resource): readonly Effect[] {
  const flows = Object.values(schema.flow ?? {})
  const born = [...(schema.begin ?? []), ...flows.flatMap(({ begin = [] }) => begin)]
  const moved = flows.flatMap(({ transitions }) =>
    Object.values(transitions).flatMap(({ effects = [] }) => effects),
  )
  return [...born, ...moved]
}

/** The names of all calls a schema makes. */
export const callsNamed = (resource: Resource): ReadonlySet<string> =>
  new Set(effectsOf(resource).flatMap(effect => ('call' in effect ? [effect.call] : [])))

/** The names of all functions of the server that a schema runs. */
export const runsNamed = (resource: Resource): ReadonlySet<string> =>
  new Set(effectsOf(resource).flatMap(effect => ('run' in effect ? [effect.run] : [])))

/** Who makes a step; of one that an answer makes, whoever made the step that asked. */
function makersOf(resource: Resource, move: Move): readonly Role[] {
  const { hears } = move.transition
  const asking = callsOf(resource).filter(({ effect }) => effect.call === hears?.call)
  return [move, ...asking.map(made => made.move)].flatMap(maker => rolesThatMove(maker))
}

/**
 * Who follows a call of a step: whoever makes the step and may read what this call, or those it takes back,
 * fill in; a file only people bring.
 */
function followersOf(resource: Resource, { move, effect }: Made): readonly Role[] {
  const taken = callsOf(resource).filter(made => effect.undoes?.includes(made.effect.call))
  const filled = [effect, ...taken.map(made => made.effect)]
    .flatMap(({ fills = {} }) =>
      Object.keys(fills).flatMap(name => resource.fields.get(name) ?? []),
    )
    .filter(({ kind }) => kind !== 'file')
  return makersOf(resource, move).filter(role =>
    filled.every(field => isReadBy(role, field, resource.fields)),
  )
}

/** Who follows some of them, and may have those tried again; the administrator, where anybody does. */
export function rolesThatFollow(resource: Resource): readonly Role[] {
  const able = new Set<Role>(callsOf(resource).flatMap(made => followersOf(resource, made)))
  return able.size === 0 ? [] : roles.filter(role => role === '10' || able.has(role))
}

export const mayFollow = (resource: Resource, { ROLE }: Me): boolean =>
  rolesThatFollow(resource).includes(ROLE)

/** The calls this person follows: those of steps their role makes; the administrator, all. */
export const callsFollowed = (resource: Resource, { ROLE }: Me): readonly string[] => [
  ...new Set(
    callsOf(resource)
      .filter(made => ROLE === '10' || followersOf(resource, made).includes(ROLE))
      .map(({ effect }) => effect.call),
  ),
]

/** The step whose call this is; the first, where several make it. */
export const stepOf = (resource: Resource, call: string): Move | undefined =>
  callsOf(resource).find(({ effect }) => effect.call === call)?.move

/** `SAP`, `Servientrega`: how the system that is called calls itself. */
export function systemName(call: string): string {
  const [system = ''] = call.split('.')
  return system.length <= 3 ? system.toUpperCase() : system[0]?.toUpperCase() + system.slice(1)
}

/** The system whose answer an entry of the history tells; none where a person did it. */
export const systemBehind = (action: string): string | undefined =>
  action.includes('.') ? systemName(action) : undefined
