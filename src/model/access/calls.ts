import { adminRole, everyRole, type Role } from '../../base/business'
import type { Effect } from '../definition/effect'
import type { ManualEntry } from '../definition/manualEntry'
import type { Resource } from '../fields/resource'
import { isReadBy } from '../fields/sources'
import type { Me } from './access'
import { rolesThatMove } from './requires'
import { type Move, movesOf } from './transition'

export type Call = Extract<Effect, { call: string }>

/** A call to another system for a record, as shown to users who follow it. */
export interface CallView {
  readonly id: number
  /** Name of the call, such as `billing.invoice`. */
  readonly call: string
  readonly state: 'waiting' | 'done' | 'failed'
  readonly tries: number
  readonly at: string
  readonly next?: string
  readonly error?: string
  readonly simulated?: boolean
  /** A user entered the result because the system is not connected. */
  readonly byHand?: boolean
  /** The call waits until its system is connected. */
  readonly unconnected?: boolean
  readonly enter?: ManualEntry
}

/** Fields whose value a user entered in place of a system, with user and time. */
export type ManualMarks = Readonly<Record<string, ManualMark>>
export interface ManualMark {
  readonly system: string
  /** Null when the reader may not see the user. */
  readonly by: { readonly ID: number; readonly DISPLAYNAME: string } | null
  readonly at: string
}

interface Made {
  readonly move: Move
  readonly effect: Call
}

/** Calls to other systems in the flows of a resource, each with its transition. */
export const callsOf = (resource: Resource): readonly Made[] =>
  [...movesOf(resource).values()].flatMap(move =>
    (move.transition.effects ?? []).flatMap(effect => ('call' in effect ? [{ move, effect }] : [])),
  )

/** Roles that make a transition; for one made by an answer, also the roles whose transition sent the call. */
function makersOf(resource: Resource, move: Move): readonly Role[] {
  const { onResponse } = move.transition
  const calling = callsOf(resource).filter(({ effect }) => effect.call === onResponse?.call)
  return [move, ...calling.map(made => made.move)].flatMap(maker => rolesThatMove(maker))
}

/**
 * Roles that follow a call: they make its transition and can read the fields that it, or the calls it
 * compensates, fills. File fields are ignored because only people fill them.
 */
function followersOf(resource: Resource, { move, effect }: Made): readonly Role[] {
  const taken = callsOf(resource).filter(made => effect.compensates?.includes(made.effect.call))
  const filled = [effect, ...taken.map(made => made.effect)]
    .flatMap(({ mapResponse = {} }) =>
      Object.keys(mapResponse).flatMap(name => resource.fields.get(name) ?? []),
    )
    .filter(({ isFile }) => !isFile)
  return makersOf(resource, move).filter(role =>
    filled.every(field => isReadBy(role, field, resource.fields)),
  )
}

/** Roles that see calls of the resource and may retry them; includes the administrator if there is any. */
export function rolesThatFollow(resource: Resource): readonly Role[] {
  const able = new Set<Role>(callsOf(resource).flatMap(made => followersOf(resource, made)))
  return able.size === 0 ? [] : everyRole().filter(role => role === adminRole() || able.has(role))
}

export const mayFollow = (resource: Resource, { ROLE }: Me): boolean =>
  rolesThatFollow(resource).includes(ROLE)

/** Calls the user follows; all of them for the administrator. */
export const callsFollowed = (resource: Resource, { ROLE }: Me): readonly string[] => [
  ...new Set(
    callsOf(resource)
      .filter(made => ROLE === adminRole() || followersOf(resource, made).includes(ROLE))
      .map(({ effect }) => effect.call),
  ),
]

/** First transition that makes the call. */
export const stepOf = (resource: Resource, call: string): Move | undefined =>
  callsOf(resource).find(({ effect }) => effect.call === call)?.move

/** Display name of the called system: `Billing`. */
export function systemName(call: string): string {
  const [system = ''] = call.split('.')
  return system.length <= 3 ? system.toUpperCase() : system[0]?.toUpperCase() + system.slice(1)
}

/** System whose answer a history entry records; undefined for entries made by a user. */
export const systemBehind = (action: string): string | undefined =>
  action.includes('.') ? systemName(action) : undefined
