import type { Schedule } from '../../domain/schedule'
import { isObject } from '../sessionView'

/** A position as the server tells it. */
export interface LastSeen {
  readonly id: number
  readonly at: string
  readonly lat: number
  readonly lng: number
  readonly accuracy: number | null
}

/** Somebody whose positions one may see, as `GET /hanadb/api/tracking` tells. */
export interface TrackedPerson {
  readonly id: number
  readonly name: string
  readonly photo: string | null
  readonly role: string
  readonly consent: { readonly id: number; readonly since: string } | null
  readonly hours: Schedule
  readonly isWorking: boolean
  readonly last: LastSeen | null
}

export interface Told {
  readonly people: readonly TrackedPerson[]
}
export const isTold = (body: unknown): body is Told => isObject(body) && Array.isArray(body.people)
