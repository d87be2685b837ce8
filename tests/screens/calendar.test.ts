import { expect, test } from 'vitest'
import { toIcs } from '../../src/custom-pages/calendar/ics'
import { isOverdue, nextHour, type Visit, withVisit } from '../../src/custom-pages/calendar/visit'

const visit: Visit = {
  id: 7,
  ID_AGENDA: 7,
  USER_ID: 1,
  CLIENTE_ID: 'C1',
  CLIENTE: 'Móvil; Center, Cía.',
  FECHA: '2026-03-01T15:00:00.000Z',
  FECHA_FIN: '2026-03-01T15:45:00.000Z',
  MEDIO: '02',
  NOTA: `Línea uno\nEND:VEVENT ${'ñ'.repeat(60)}`,
  VISITO: false,
  _VERSION: 3,
}

test('an agenda takes in what is told of a visit, and stays as it is where that is none of it', () => {
  const other = { ...visit, id: 8, ID_AGENDA: 8 }
  const known = [visit]
  const moved = { ...visit, FECHA: '2026-03-02T15:00:00.000Z', _VERSION: 4 }
  expect(withVisit(known, { id: 7, now: moved, agent: 1 })).toEqual([moved])
  expect(withVisit(known, { id: 8, now: other, agent: 1 })).toEqual([other, visit])
  expect(withVisit(known, { id: 7, now: null, agent: 1 })).toEqual([])
  expect(withVisit(known, { id: 7, now: { ...moved, USER_ID: 2 }, agent: 1 })).toEqual([])
  expect(withVisit(known, { id: 7, now: { ...visit, _VERSION: 2 }, agent: 1 })).toBe(known)
  expect(withVisit(known, { id: 8, now: { ...other, USER_ID: 2 }, agent: 1 })).toBe(known)
  expect(withVisit(known, { id: 9, now: null, agent: 1 })).toBe(known)
})

test('a visit is overdue once its end has passed, unless it was closed', () => {
  expect(isOverdue(visit, '2026-03-01T15:30:00.000Z')).toBe(false)
  expect(isOverdue(visit, '2026-03-01T16:00:00.000Z')).toBe(true)
  expect(isOverdue({ ...visit, FECHA_FIN: null }, '2026-03-01T15:30:00.000Z')).toBe(true)
  expect(isOverdue({ ...visit, VISITO: true }, '2026-03-01T16:00:00.000Z')).toBe(false)
})

test('the agenda as iCalendar: escaped, folded by bytes, and nothing in a note ends an event', () => {
  const text = toIcs([visit], { now: new Date('2026-02-01T00:00:00.000Z'), name: 'Agenda' })
  expect(text).toContain('UID:visita-7@mostrador\r\nDTSTAMP:20260201T000000Z\r\nSEQUENCE:3\r\n')
  expect(text).toContain('DTSTART:20260301T150000Z\r\nDTEND:20260301T154500Z\r\n')
  expect(text).toContain('SUMMARY:Móvil\\; Center\\, Cía.\r\n')
  const lines = text.split('\r\n')
  expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`DESCRIPTION:Línea uno\\nEND:VEVENT ${'ñ'.repeat(60)}\r\n`)
})

test.each([
  ['2026-03-02T14:20:00.000Z', '2026-03-02T15:00:00.000Z'],
  ['2026-03-02T10:20:00.000Z', '2026-03-02T14:00:00.000Z'],
  ['2026-03-03T03:20:00.000Z', '2026-03-03T14:00:00.000Z'],
])('a visit made at %s begins at %s', (now, begins) => {
  expect(nextHour(new Date(now))).toBe(begins)
})
