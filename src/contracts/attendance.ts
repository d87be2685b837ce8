import type { PersonDay } from '../domain/attendance/reportByDay'
import { type Weekday, weekdays } from '../domain/attendance/schedule'
import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  byName,
  choice,
  day,
  flag,
  instant,
  integer,
  keyShape,
  list,
  number,
  object,
  orNull,
  type RouteShape,
  text,
} from '../model/route/shapes'

const marks = list(object({ id: keyShape, TIPO: text, MARKED_DATE: instant }))

/** Attendance by day, limited to marks the reader may read. */
export const attendance = defineRoute('GET /hanadb/api/attendance/report', {
  name: 'team.attendance',
  policy: 'schema',
  right: ['attendance-marks', 'read'],
  inCompany: true,
  /** Business days, both included. */
  query: { from: day, to: day, 'person?': integer, 'branch?': text },
  response: object({
    /** First day with complete marks. */
    keptFrom: day,
    /** Names of the users, by key. */
    people: byName(text),
    /** Latest first. */
    days: list(
      object({
        person: keyShape,
        day,
        branch: text,
        late: number,
        delay: number,
        minutes: orNull(number),
        marks: byName(instant),
        missing: list(text),
        goesOn: flag,
        isGone: flag,
        held: marks,
        pictured: marks,
      }) as RouteShape<unknown> as RouteShape<PersonDay>,
    ),
  }),
  refusals: [422],
})

export type AttendanceReport = ResponseOf<typeof attendance>

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
