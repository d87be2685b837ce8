import { expect, test } from 'vitest'
import {
  inSeries,
  type Rounding,
  readCalculation,
  roundedTo,
} from '../../src/resources/sheet/cells/calculate'

test.each([
  ['+3 %', 100, 103],
  ['-10%', 50, 45],
  ['+5', 10, 15],
  ['-2,50', 10, 7.5],
  ['*1,1', 10, 11],
  ['x 2', 10, 20],
  ['/4', 10, 2.5],
  ['= 9.99', 10, 9.99],
])('%s turns %d into %d', (text, before, after) =>
  expect(readCalculation(text)?.(before)).toBeCloseTo(after, 9),
)

test('a percentage of an amount has no error of binary fractions', () =>
  expect(roundedTo(readCalculation('+10 %')?.(1.15) ?? 0, 'none')).toBe(1.27))

test.each(['3 %', '+', '+abc', '*3 %', '/0', '1+1', ''])('%j is no calculation', text =>
  expect(readCalculation(text)).toBeUndefined(),
)

test.each<[number, Rounding, number]>([
  [10.305, 'none', 10.31],
  [10.32, '0.05', 10.3],
  [10.33, '0.05', 10.35],
  [10.5, '1', 11],
  [14, '10', 10],
  [1.265, 'none', 1.27],
  [10.2, '.99', 9.99],
  [10.6, '.99', 10.99],
  [0.2, '.99', 0.99],
])('%d rounded to %s is %d', (value, rounding, result) =>
  expect(roundedTo(value, rounding)).toBe(result),
)

test.each([
  [1, 3, 2, 5],
  [7, null, 3, 10],
  ['2026-01-30', null, 2, '2026-02-01'],
  ['2026-01-01', '2026-01-08', 2, '2026-01-15'],
  ['A-008', null, 2, 'A-010'],
  ['F1', 'F3', 2, 'F5'],
  ['Caja', null, 2, 'Caja'],
])('the series %j, %j goes on at %d with %j', (...[first, second, at, next]) =>
  expect(inSeries(first, second, at)).toBe(next),
)
