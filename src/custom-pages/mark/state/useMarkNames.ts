import { useTranslate } from 'ra-core'
import { type MarkType, markOrder } from '../../../domain/attendance/attendance'

/** Names of mark types in the reader's language. */
export function useMarkNames(): Readonly<Record<MarkType, string>> {
  const translate = useTranslate()
  const entries = markOrder.map(type => [type, translate(`app.marks.${type}`)])
  return Object.fromEntries(entries) as Record<MarkType, string>
}
