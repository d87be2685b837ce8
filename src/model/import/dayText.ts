import { business } from '../../base/business'
import { instantOfClock, isDay, toInstant } from '../../base/day'
import { fold } from '../../base/fold'
import { cellText, type DayOrder, type ImportCell } from './cell'

/** Date as people and spreadsheets write it, as `YYYY-MM-DD`. Undefined if it is not one. */
export function readDay(cell: ImportCell, order: DayOrder): string | undefined {
  const serial = serialOf(cell)
  if (serial !== undefined) return dayOfSerial(Math.floor(serial))
  const parts = partsOf(cellText(cell).replace(/T00:00(:00(\.0+)?)?(Z)?$/, ''))
  if (!parts) return undefined
  const [year, month, day] = arranged(parts, order)
  const text = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/** Instant such as `31/12/2026 14:30`, in the time zone of the business unless it names another. */
export function readMoment(cell: ImportCell, order: DayOrder): string | undefined {
  const serial = serialOf(cell)
  if (serial !== undefined) return momentOfSerial(serial)
  const text = cellText(cell)
  const exact = toInstant(text)
  if (exact) return exact
  const found = clock.exec(text)
  const day = readDay(found?.[1] ?? text, order)
  if (!day) return undefined
  const [, , hours = '0', minutes = '00', seconds = '00', half] = found ?? []
  const hour = String(ofTheDay(Number(hours), half)).padStart(2, '0')
  return instantOfClock(`${day}T${hour}:${minutes}:${seconds}`)
}

/** Order of day and month, from the column's dates; that of the business if they do not show it. */
export const dayOrderOf = (cells: Iterable<ImportCell>): DayOrder =>
  dayOrderFound(cells) ?? ownOrder()

function ownOrder(): DayOrder {
  const [first] = new Intl.DateTimeFormat(business().locale).formatToParts()
  return first?.type === 'month' ? 'mdy' : 'dmy'
}

/** Order of day and month that the column's dates show, if any. */
export function dayOrderFound(cells: Iterable<ImportCell>): DayOrder | undefined {
  let american = false
  for (const cell of cells) {
    const text = typeof cell === 'string' ? cellText(cell) : ''
    const parts = partsOf(clock.exec(text)?.[1] ?? text)
    if (!parts || parts.named || parts.numbers[0].length === 4) continue
    const [first, second] = parts.numbers.map(Number) as [number, number]
    if (first > 12) return 'dmy'
    if (second > 12) american = true
  }
  return american ? 'mdy' : undefined
}

const clock = /^(.+?)[T,\s]+(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?\s*(a|p)?\.?\s?(?:m\.?)?$/i

function ofTheDay(hour: number, half: string | undefined) {
  if (half === undefined) return hour
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

interface Parts {
  readonly numbers: readonly [string, string, string]
  /** Position of a month written as a word. */
  readonly named: 0 | 1 | undefined
}

function partsOf(text: string): Parts | undefined {
  const words = fold(text)
    .replace(/[年月]/g, ' ')
    .replace('日', '')
    .split(/[\s/.,-]+/)
    .filter(word => word !== '' && !fillers.has(word))
  const numbers = words.map(word => monthNames().get(word) ?? word)
  const [first = '', second = '', third = ''] = numbers
  if (numbers.length !== 3 || numbers.some(number => !/^\d{1,4}$/.test(number))) return undefined
  const at = words.findIndex(word => monthNames().has(word))
  if (at > 1) return undefined
  const named = at === -1 ? undefined : (at as 0 | 1)
  return { numbers: [first, second, third], named }
}

/** `31 de diciembre de 2026`, `31 thg 12, 2026`. */
const fillers = new Set(['de', 'del', 'of', 'thg', 'thang'])

function arranged({ numbers, named }: Parts, order: DayOrder): [string, string, string] {
  const [first, second, third] = numbers
  if (first.length > 2) return [first, second, third]
  const isMonthFirst = named === 0 || (named === undefined && order === 'mdy')
  return isMonthFirst ? [third, first, second] : [third, second, first]
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year.padStart(4, '0'))

let months: ReadonlyMap<string, string> | undefined

/** Month names and abbreviations in Spanish, English and French. */
function monthNames() {
  months ??= new Map(
    ['es', 'en', 'fr'].flatMap(language =>
      (['long', 'short'] as const).flatMap(month => {
        const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
        return Array.from({ length: 12 }, (_, at): [string, string] => [
          fold(format(Date.UTC(2026, at, 15))).replace('.', ''),
          String(at + 1),
        ])
      }),
    ),
  )
  return months
}

const DAY_MS = 86_400_000
/** Days since 1899-12-30, as in spreadsheets; years 1900 to 9999. */
function serialOf(cell: ImportCell): number | undefined {
  const number = typeof cell === 'number' ? cell : Number(/^\d{5}$/.exec(cellText(cell))?.[0])
  return number >= 1 && number < 2_958_466 ? number : undefined
}

const dayOfSerial = (serial: number) =>
  new Date((serial - 25_569) * DAY_MS).toISOString().slice(0, 10)

function momentOfSerial(serial: number) {
  const at = new Date(Math.round((serial - 25_569) * 86_400) * 1000).toISOString()
  return instantOfClock(at.replace('Z', ''))
}
