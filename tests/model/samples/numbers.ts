import type { SamplesOf } from '../samplesOf'

const notNumber = [
  ['mucho', 'notNumber'],
  ['1e3', 'notNumber'],
  [true, 'notNumber'],
  [[1], 'notNumber'],
  [{}, 'notNumber'],
] as const
const biggest = Number.MAX_SAFE_INTEGER

/** Numbers, days and instants. */
export const numberSamples: SamplesOf<
  'id' | 'integer' | 'decimal' | 'money' | 'percent' | 'computed' | 'date' | 'dateTime' | 'time'
> = {
  id: {
    field: { kind: 'id' },
    good: [1, biggest],
    bad: [...notNumber, [1.5, 'notInteger'], [-1, 'min'], [2 ** 53, 'max'], [1e300, 'max']],
    typed: [['12', 12]],
  },
  integer: {
    field: { kind: 'integer' },
    good: [0, 1, -1, 7, 10, biggest, -biggest],
    bad: [...notNumber, [1.5, 'notInteger'], [2 ** 53, 'max'], [-1e300, 'min']],
    typed: [
      ['+5', 5],
      [' -5 ', -5],
      ['', null],
    ],
  },
  decimal: {
    field: { kind: 'decimal' },
    good: [0, 0.1, -79.004531, 10.3, 1e-9, 0.1 + 0.2, 123456789.123],
    bad: [...notNumber, [1e300, 'max'], [-1e300, 'min']],
    typed: [
      ['1,5', 1.5],
      ['1.5', 1.5],
    ],
  },
  money: {
    field: { kind: 'money', min: -1e6 },
    good: [0, 0.01, -0.01, 10.1, 0.07, 1234.56, 999_999_999.99],
    bad: [...notNumber, [1.234, 'tooManyDecimals'], [1e13, 'max'], [-1e7, 'min']],
    typed: [['12,50', 12.5]],
  },
  percent: {
    field: { kind: 'percent' },
    good: [0, 0.29, 12.5, 15, 100],
    bad: [...notNumber, [100.01, 'max'], [-0.01, 'min'], [1.005, 'tooManyDecimals']],
  },
  computed: {
    field: { kind: 'computed', formula: { mul: ['MONEY', 2] } },
    good: [0, 12.34, -5],
    bad: [
      ['x', 'notNumber'],
      [1.234, 'tooManyDecimals'],
    ],
  },
  date: {
    field: { kind: 'date', max: '2099-12-31' },
    good: ['2024-02-29', '1999-12-31', '2026-03-01', '0001-01-01'],
    bad: [
      [20240229, 'notDay'],
      ['2023-02-29', 'notDay'],
      ['29/02/2024', 'notDay'],
      ['2024-02-29T00:00:00Z', 'notDay'],
      ['2100-01-01', 'max'],
    ],
  },
  dateTime: {
    field: { kind: 'dateTime' },
    good: ['2026-03-01T05:00:00.000Z', '2024-02-29T23:59:59.999Z', '1999-12-31T00:00:00.000Z'],
    bad: [
      [1772341200000, 'notInstant'],
      ['2026-03-01', 'notInstant'],
      ['2026-02-30T10:00:00Z', 'notInstant'],
      ['2026-03-01T25:00:00Z', 'notInstant'],
      ['mañana', 'notInstant'],
    ],
    typed: [
      ['2026-03-01T00:00:00-05:00', '2026-03-01T05:00:00.000Z'],
      ['2026-03-01T00:00', '2026-03-01T05:00:00.000Z'],
    ],
  },
  time: {
    field: { kind: 'time' },
    good: ['00:00', '08:30', '23:59'],
    bad: [
      ['24:00', 'notTime'],
      ['08:60', 'notTime'],
      ['8h30', 'notTime'],
      [830, 'notTime'],
    ],
    typed: [
      ['8:05', '08:05'],
      ['17:30:00', '17:30'],
      [' ', null],
    ],
  },
}
