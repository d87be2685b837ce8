import { dayIn, dayOf } from '../../domain/day'

/** Entries of one day stand together, whether they tell a day or an instant; they come in order already. */
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
