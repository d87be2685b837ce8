import { type Role, roles } from '../domain/roles'
import type { Me } from './access'
import type { Effect } from './flow'
import { rolesThatMove } from './requires'
import type { Resource } from './resource'
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
}

/** The calls to other systems that the flow of a resource makes, each with the step that makes it. */
export const callsOf = (resource: Resource): readonly { move: Move; effect: Call }[] =>
  [...movesOf(resource).values()].flatMap(move =>
    (move.transition.effects ?? []).flatMap(effect => ('call' in effect ? [{ move, effect }] : [])),
  )

/** The names of all calls a schema makes, at the birth of a record as well as at its steps. */
export function callsNamed({ schema }: Resource): ReadonlySet<string> {
  const flows = Object.values(schema.flow ?? {})
  const born = [...(schema.begin ?? []), ...flows.flatMap(({ begin = [] }) => begin)]
  const moved = flows.flatMap(({ transitions }) =>
    Object.values(transitions).flatMap(({ effects = [] }) => effects),
  )
  return new Set([...born, ...moved].flatMap(effect => ('call' in effect ? [effect.call] : [])))
}

/** Who follows some of them, and may have those tried again: whoever makes such steps, and the administrator. */
export function rolesThatFollow(resource: Resource): readonly Role[] {
  const able = new Set<Role>(callsOf(resource).flatMap(({ move }) => rolesThatMove(move)))
  return able.size === 0 ? [] : roles.filter(role => role === '10' || able.has(role))
}

export const mayFollow = (resource: Resource, { ROLE }: Me): boolean =>
  rolesThatFollow(resource).includes(ROLE)

/** The calls this person follows: those of steps their role makes; the administrator, all. */
export const callsFollowed = (resource: Resource, { ROLE }: Me): readonly string[] => [
  ...new Set(
    callsOf(resource)
      .filter(({ move }) => ROLE === '10' || rolesThatMove(move).includes(ROLE))
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
