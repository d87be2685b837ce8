import type { EventApi } from '@fullcalendar/react'
import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { editable, eventTimes, movedTo } from '../../src/resources/calendar/calendarEvents'
import { aCatalogue } from '../server/aCatalogue'

const { fields } = aCatalogue(
  defineResource({
    ...{ name: 'stays', table: 'ESTADIA', key: 'ID', title: 'ID', label: 'Estadía | Estadías' },
    fields: {
      ID: { kind: 'id' },
      DIA: { kind: 'date', filter: true },
      HASTA: { kind: 'date' },
      HORA: { kind: 'dateTime', filter: true },
      FIN: { kind: 'dateTime' },
    },
    access: { admin: 'all' },
  }),
).get('stays')
const field = (name: string) => fields.get(name) as never
const days = { start: field('DIA'), end: field('HASTA'), isTimed: false }
const hours = { start: field('HORA'), end: field('FIN'), isTimed: true }
const stay = {
  ...{ id: 1, DIA: '2026-03-01', HASTA: '2026-03-03' },
  ...{ HORA: '2026-03-01T15:00:00.000Z', FIN: null },
}
const event = (values: object) => values as EventApi

test('the last day belongs to a record, and the hours end it', () => {
  expect(eventTimes(days, stay)).toEqual({ start: '2026-03-01', end: '2026-03-04', allDay: true })
  expect(eventTimes(hours, stay)).toEqual({ start: stay.HORA, allDay: false })
})

test('a moved record keeps whole days or hours, and nothing else', () => {
  const whole = { start: new Date(), end: new Date(), allDay: true }
  const moved = { ...whole, startStr: '2026-03-05', endStr: '2026-03-08' }
  expect(movedTo(days, event(moved))).toEqual({ DIA: '2026-03-05', HASTA: '2026-03-07' })
  expect(movedTo(days, event({ ...moved, end: null }))).toEqual({ DIA: '2026-03-05', HASTA: null })
  expect(movedTo(hours, event(moved))).toBeUndefined()
  const timed = { start: new Date('2026-03-02T16:00:00Z'), end: null, allDay: false }
  expect(movedTo(hours, event(timed))).toEqual({ HORA: '2026-03-02T16:00:00.000Z', FIN: null })
  expect(movedTo(days, event({ ...timed, startStr: '' }))).toBeUndefined()
})

test('a record with an end moves only where both may be changed', () => {
  const only = (name: string) => (_: unknown, each: { readonly name: string }) => each.name === name
  expect(editable(days, stay, () => true)).toEqual({ startEditable: true, durationEditable: true })
  expect(editable(days, stay, only('DIA')).startEditable).toBe(false)
  expect(editable(hours, stay, only('HORA'))).toEqual({
    ...{ startEditable: true, durationEditable: false },
  })
})
