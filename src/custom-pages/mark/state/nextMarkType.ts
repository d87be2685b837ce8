import { type MarkType, markOrder } from '../../../domain/attendance/attendance'

/** Next type after the day's last mark. */
export function nextMarkType(recordedTypes: readonly MarkType[]): MarkType {
  const furthest = Math.max(-1, ...recordedTypes.map(type => markOrder.indexOf(type)))
  return markOrder[furthest + 1] ?? 'salida'
}
