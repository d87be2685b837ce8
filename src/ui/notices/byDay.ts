import { dayIn, dayOf } from '../../base/day'

/** Groups entries by day, for days and for instants; the entries are sorted already. */
export function byDay<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
): [string, Entry[]][] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = dayIn(entry.at) ?? dayOf(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
