import type { FieldModel } from '../fields/resource'
import { cellText, type Habits, type ImportCell } from './cell'
import { dayOrderFound } from './dayText'
import { decimalSignOf } from './numberText'
import { habitsOf, readCell } from './readCell'

/** A cell that can be read in two ways, and what each gives. */
export interface AmbiguousCell {
  readonly text: string
  readonly readings: readonly {
    readonly habits: Partial<Habits>
    readonly value: unknown
  }[]
  /** Index of the reading in use unless another is chosen. */
  readonly taken: number
  /** Other cells of the column show how it is written. */
  readonly isDecided: boolean
}

const ways: readonly Partial<Habits>[] = [
  { dayOrder: 'dmy' },
  { dayOrder: 'mdy' },
  { decimalSign: ',' },
  { decimalSign: '.' },
]

/** The first cell of a column that can be read in two ways, such as `03/04/2025` or `1.234`, as its field would. */
export function ambiguousCellOf(
  field: FieldModel,
  cells: readonly ImportCell[],
): AmbiguousCell | undefined {
  const habits = habitsOf(cells)
  for (const cell of cells) {
    const text = typeof cell === 'string' ? cellText(cell) : ''
    if (!/\d[./,\s-]\d/.test(text)) continue
    const read = ways.flatMap(way => {
      const reading = readCell(field, text, { ...habits, ...way })
      return 'value' in reading ? [{ habits: way, value: reading.value }] : []
    })
    const readings = read.filter(
      ({ value }, at) => at === read.findIndex(other => same(other.value, value)),
    )
    if (readings.length !== 2) continue
    const isDay = readings.every(({ habits: way }) => way.dayOrder)
    const shown = isDay ? dayOrderFound(cells) : decimalSignOf(cells)
    const usual = readCell(field, text, habits)
    const taken = readings.findIndex(({ value }) => 'value' in usual && same(value, usual.value))
    const isDecided = shown !== undefined && shown !== 'mixed'
    return { text, readings, taken: Math.max(0, taken), isDecided }
  }
  return undefined
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
