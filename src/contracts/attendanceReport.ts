import type { PersonDay } from '../domain/attendance/reportByDay'
import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  byName,
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
