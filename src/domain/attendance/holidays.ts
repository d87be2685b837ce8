import { addDays } from '../../base/day'

/** A public holiday of Ecuador. */
interface Holiday {
  readonly name: HolidayName
  /** Observed day, which may differ from the date of the feast. */
  readonly day: string
  readonly isMoved: boolean
}
export const holidayNames = {
  newYear: 'Año Nuevo',
  carnivalMonday: 'Lunes de Carnaval',
  carnivalTuesday: 'Martes de Carnaval',
  goodFriday: 'Viernes Santo',
  labour: 'Día del Trabajo',
  pichincha: 'Batalla de Pichincha',
  firstCry: 'Primer Grito de Independencia',
  guayaquil: 'Independencia de Guayaquil',
  deceased: 'Día de los Difuntos',
  cuenca: 'Independencia de Cuenca',
  christmas: 'Navidad',
} as const
type HolidayName = keyof typeof holidayNames

/**
 * National holidays of a year: Código del Trabajo, art. 65, and the law that moves them to the nearest long
 * weekend (Registro Oficial, Suplemento 906, 20 December 2016).
 */
export function holidaysInYear(year: number): readonly Holiday[] {
  const on = (date: string) => `${year}-${date}`
  const easter = easterDay(year)
  const still = (name: HolidayName, day: string): Holiday => ({ name, day, isMoved: false })
  const observed = (name: HolidayName, feast: string, day: string): Holiday => ({
    name,
    day,
    isMoved: day !== feast,
  })
  const bridged = (name: HolidayName, date: string) => observed(name, on(date), bridge(on(date)))
  const [deceased, cuenca] = novemberHolidays(on('11-02'))
  return [
    observed('newYear', on('01-01'), offWeekend(on('01-01'))),
    still('carnivalMonday', addDays(easter, -48)),
    still('carnivalTuesday', addDays(easter, -47)),
    still('goodFriday', addDays(easter, -2)),
    bridged('labour', '05-01'),
    bridged('pichincha', '05-24'),
    bridged('firstCry', '08-10'),
    bridged('guayaquil', '10-09'),
    observed('deceased', on('11-02'), deceased),
    observed('cuenca', on('11-03'), cuenca),
    observed('christmas', on('12-25'), offWeekend(on('12-25'))),
  ]
}

const [SUNDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 2, 3, 4, 5, 6]
const weekday = (day: string) => new Date(`${day}T00:00:00.000Z`).getUTCDay()

/** From Saturday to Friday, from Sunday to Monday. */
function offWeekend(day: string): string {
  if (weekday(day) === SATURDAY) return addDays(day, -1)
  return weekday(day) === SUNDAY ? addDays(day, 1) : day
}

/** Also from Tuesday to Monday, and from Wednesday or Thursday to Friday. */
function bridge(day: string): string {
  const at = weekday(day)
  if (at === TUESDAY) return addDays(day, -1)
  return at === WEDNESDAY || at === THURSDAY ? addDays(day, FRIDAY - at) : offWeekend(day)
}

/** 2 and 3 November are consecutive and move together. */
function novemberHolidays(second: string): readonly [string, string] {
  const from = (days: number): readonly [string, string] => [
    addDays(second, days),
    addDays(second, days + 1),
  ]
  const at = weekday(second)
  if (at === TUESDAY || at === FRIDAY) return from(-1)
  if (at === WEDNESDAY || at === SUNDAY) return from(1)
  return at === SATURDAY ? [addDays(second, -1), addDays(second, 2)] : from(0)
}

/** Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterDay(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
