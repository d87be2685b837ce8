import { expect, test } from 'vitest'
import { markState } from '../../src/domain/attendance/attendance'
import { peopleOn } from '../../src/domain/attendance/reportByDay'

const mark = (at: string, more: object = {}) =>
  ({ id: 1, USER_ID: 7, TIPO: 'entrada', MARKED_DATE: `2026-03-02T${at}Z`, ...more }) as const

test.each([
  [{ RECIBIDO: '2026-03-02T13:34:59.000Z' }, 0, 'a slow line is no delay'],
  [{ RECIBIDO: '2026-03-02T14:04:00.000Z' }, 34, 'made offline, sent later'],
  [{ RECIBIDO: '2026-03-04T14:04:00.000Z', CORRECCION: 3 }, 0, 'somebody approved it'],
  [{}, 0, 'not known'],
])('a mark with %j came %i minutes late: %s', (more, delay, _reason) => {
  const days = peopleOn('2026-03-02', [mark('13:30:00.000', more)], {
    today: '2026-03-05',
    findSchedule: () => undefined,
  })
  expect(days.map(day => day.delay)).toEqual([delay])
})

test('a mark by its device’s clock is no hour worked until somebody accepts it', () => {
  const salida = { ...mark('22:30:00.000', { id: 2, TIPO: 'salida' }) }
  const minutesOf = (ESTADO: number) => {
    const held = { ...mark('13:30:00.000', { ESTADO, RECIBIDO: '2026-03-04T14:04:00.000Z' }) }
    const [day] = peopleOn('2026-03-02', [salida, held], {
      today: '2026-03-05',
      findSchedule: () => undefined,
    })
    return [day?.minutes, day?.missing, day?.held.length]
  }
  expect(minutesOf(markState.held)).toEqual([null, ['entrada'], 1])
  expect(minutesOf(markState.refused)).toEqual([null, ['entrada'], 0])
  expect(minutesOf(markState.accepted)).toEqual([540, [], 0])
})
