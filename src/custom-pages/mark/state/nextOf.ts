import { type MarkType, markOrder } from '../../../domain/attendance/attendance'

/** Next type after the day's last mark. */
export function nextOf(made: readonly MarkType[]): MarkType {
  const furthest = Math.max(-1, ...made.map(type => markOrder.indexOf(type)))
  return markOrder[furthest + 1] ?? 'salida'
}
