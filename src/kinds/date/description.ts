import { addDays } from '../../base/day'
import type { KindDescription } from '../kind/description'
import { dayWord, flagWord, words } from '../kind/words'
import type { DayOptions } from './data'

export const momentWords = { inTimeline: flagWord, reminder: words('reminder') }

export const description: KindDescription<DayOptions, string> = {
  words: { ...momentWords, min: dayWord, max: dayWord },
  jsonSchema: () => ({ type: 'string', format: 'date' }),
  sample: (n, { min, max }) => {
    const [first, last] = [bound(min, '2090-01-01'), bound(max, '2024-12-31')]
    const day = addDays('2026-01-01', n % 300)
    if (first && day < first) return first
    return last && day > last ? last : day
  },
}

/** Replaces `today` by a fixed day, so that samples stay valid on every date. */
const bound = (limit: string | undefined, standIn: string) => (limit === 'today' ? standIn : limit)
