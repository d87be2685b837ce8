import { expect, test } from 'vitest'
import { byDay } from '../../src/ui/notices/byDay'

test('what has a day without an hour stands under that day, an instant under the day of Ecuador it lies in', () => {
  const bought = { at: '2026-05-05' }
  const late = { at: '2026-05-06T04:59:00.000Z' }
  const next = { at: '2026-05-06T05:00:00.000Z' }
  expect(byDay([bought, late, next])).toEqual([
    ['2026-05-05', [bought, late]],
    ['2026-05-06', [next]],
  ])
})
