import { type MarkType, markOrder, markTypes } from '../../domain/attendance'
import { useLabels } from '../../providers/labels'

/** What each kind of mark is called, in the reader's language. */
export function useMarkNames(): Readonly<Record<MarkType, string>> {
  const labels = useLabels()
  const entries = markOrder.map(type => [type, labels.text(markTypes[type])])
  return Object.fromEntries(entries) as Record<MarkType, string>
}
