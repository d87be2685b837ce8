import type { PersonDay } from '../domain/attendance/reportByDay'
import { type Weekday, weekdays } from '../domain/attendance/schedule'
import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

const marks = s.list(s.object({ id: s.keyShape, TIPO: s.text, MARKED_DATE: s.instant }))

/** Attendance by day, limited to marks the reader may read. */
export const attendance = defineRoute('GET /hanadb/api/attendance/report', {
  name: 'team.attendance',
  policy: 'schema',
  right: ['attendance-marks', 'read'],
  inCompany: true,
  /** Business days, both included. */
  query: { from: s.day, to: s.day, 'person?': s.integer, 'branch?': s.text },
  response: s.object({
    /** First day with complete marks. */
    keptFrom: s.day,
    /** Names of the users, by key. */
    people: s.byName(s.text),
    /** Latest first. */
    days: s.list(
      s.object({
        person: s.keyShape,
        day: s.day,
        branch: s.text,
        late: s.number,
        delay: s.number,
        minutes: s.orNull(s.number),
        marks: s.byName(s.instant),
        missing: s.list(s.text),
        goesOn: s.flag,
        isGone: s.flag,
        held: marks,
        pictured: marks,
      }) as s.RouteShape<unknown> as s.RouteShape<PersonDay>,
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
  response: s.object({
    people: s.list(
      s.object({
        id: s.keyShape,
        name: s.text,
        photo: s.orNull(s.text),
        role: s.text,
        /** Valid consent and its date; positions require it. */
        consent: s.orNull(s.object({ id: s.keyShape, since: s.instant })),
        /** Schedule in the business's time zone; `isWorking` is its current state. */
        hours: s.object({
          days: s.list(s.choice(week)),
          starts: s.text,
          ends: s.text,
          grace: s.number,
        }),
        isWorking: s.flag,
        last: s.orNull(
          s.object({
            id: s.keyShape,
            at: s.instant,
            lat: s.number,
            lng: s.number,
            accuracy: s.orNull(s.number),
          }),
        ),
      }),
    ),
  }),
})

export type TrackedPerson = ResponseOf<typeof tracking>['people'][number]
export type LastSeen = NonNullable<TrackedPerson['last']>
