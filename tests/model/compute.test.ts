import { expect, test } from 'vitest'
import { compute } from '../../src/model/rules/compute'
import { inputsOf } from '../../src/model/rules/expression'

const days = { days: ['FROM', 'TO'] } as const

test.each([
  ['2026-02-27', '2026-03-02', 3],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-03-02', '2026-03-02', 0],
  ['2026-03-02', '2026-02-27', -3],
  // UTC-5: both are on 2 March
  ['2026-03-02T05:00:00.000Z', '2026-03-03T04:59:00.000Z', 0],
  ['2026-03-02T04:59:00.000Z', '2026-03-02T05:00:00.000Z', 1],
  ['2026-03-01', '2026-03-03T04:59:00.000Z', 1],
  ['2026-03-02', null, null],
  [undefined, '2026-03-02', null],
  ['2026-02-30', '2026-03-02', null],
])('from %s to %s are %s days', (FROM, TO, is) => {
  expect(compute(days, { FROM, TO }, 0)).toBe(is)
  expect(compute({ add: [days, 1] }, { FROM, TO }, 0)).toBe((is ?? 0) + 1)
})

test.each([
  ['2025-03-02', '2026-03-02', 12],
  ['2025-03-02', '2026-03-03', 13],
  ['2026-03-02', '2026-03-02', 0],
  ['2026-03-02', '2026-03-01', 0],
  ['2026-03-02', '2026-01-31', -1],
  // The anniversary of a leap day, and of the last day of a longer month
  ['2024-02-29', '2025-02-28', 12],
  ['2024-02-29', '2025-03-01', 13],
  ['2026-01-31', '2026-02-28', 1],
  // UTC-5: still 2 March
  ['2026-02-02', '2026-03-03T04:59:00.000Z', 1],
  ['2026-02-02', null, null],
])('from %s to %s are %s months, a month begun included', (FROM, TO, is) => {
  expect(compute({ months: ['FROM', 'TO'] }, { FROM, TO }, 0)).toBe(is)
})

test('days are told from the fields they lie between', () => {
  expect(inputsOf({ mul: [days, 2] })).toEqual(['FROM', 'TO'])
})

test.each([[undefined], [null], [[]]])(
  'a sum over no rows (%j) is 0, before the first save as after it',
  ROWS => {
    expect(compute({ sum: 'ROWS.TOTAL' }, { ROWS }, 2)).toBe(0)
    expect(compute({ add: ['COST', { sum: 'ROWS.TOTAL' }] }, { ROWS }, 2)).toBe(0)
    expect(compute({ div: [5, { sum: 'ROWS.TOTAL' }] }, { ROWS }, 2)).toBeNull()
  },
)
