import { type Weekday, weekdays } from '../domain/attendance/schedule'
import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  choice,
  flag,
  instant,
  keyShape,
  list,
  number,
  object,
  orNull,
  text,
} from '../model/route/shapes'

const week = Object.keys(weekdays) as Weekday[]

/** Visible users and their current state. */
export const tracking = defineRoute('GET /hanadb/api/tracking', {
  name: 'team.tracking',
  policy: 'schema',
  right: ['positions', 'read'],
  inCompany: true,
  response: object({
    people: list(
      object({
        id: keyShape,
        name: text,
        photo: orNull(text),
        role: text,
        /** Valid consent and its date; positions require it. */
        consent: orNull(object({ id: keyShape, since: instant })),
        /** Schedule in the business's time zone; `isWorking` is its current state. */
        hours: object({ days: list(choice(week)), starts: text, ends: text, grace: number }),
        isWorking: flag,
        last: orNull(
          object({ id: keyShape, at: instant, lat: number, lng: number, accuracy: orNull(number) }),
        ),
      }),
    ),
  }),
})

export type TrackedPerson = ResponseOf<typeof tracking>['people'][number]
export type LastSeen = NonNullable<TrackedPerson['last']>
