import { daysBetween } from '../../base/day'

export type PromissoryNoteState = 'none' | 'fine' | 'near' | 'told' | 'moving' | 'over'

/** State of a customer's promissory note, by days left (business.md#customer-follow-up). */
export function promissoryNoteState(due: string | null | undefined, today: string) {
  if (!due) return { state: 'none', days: null } as const
  const days = daysBetween(today, due)
  return { state: toState(days), days } as const
}

function toState(days: number): PromissoryNoteState {
  if (days <= 0) return 'over'
  if (days <= 15) return 'moving'
  if (days <= 30) return 'told'
  return days <= 45 ? 'near' : 'fine'
}
