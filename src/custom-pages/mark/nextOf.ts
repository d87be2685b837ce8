import { type MarkType, markOrder } from '../../domain/attendance'

/** After the furthest mark of the day comes the next. */
export function nextOf(made: readonly MarkType[]): MarkType {
  const furthest = Math.max(-1, ...made.map(type => markOrder.indexOf(type)))
  return markOrder[furthest + 1] ?? 'salida'
}
