import { daysBetween } from './day'

export type NoteState = 'none' | 'fine' | 'near' | 'told' | 'moving' | 'over'

/** How a customer's promissory note stands on a day, by the days left (domain.md 4.5). */
export function promissoryNote(due: string | null | undefined, today: string) {
  if (!due) return { state: 'none', days: null } as const
  const days = daysBetween(today, due)
  return { state: stateOf(days), days } as const
}

function stateOf(days: number): NoteState {
  if (days <= 0) return 'over'
  if (days <= 15) return 'moving'
  if (days <= 30) return 'told'
  return days <= 45 ? 'near' : 'fine'
}
