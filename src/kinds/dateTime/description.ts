import type { MomentOptions } from '../date/data'
import { momentWords } from '../date/description'
import type { KindDescription } from '../kind/description'

export const description: KindDescription<MomentOptions, string> = {
  words: momentWords,
  jsonSchema: () => ({ type: 'string', format: 'date-time' }),
  // Monday to Friday, in office hours of the Americas
  sample: n => {
    const day = 5 + 7 * Math.floor((n % 200) / 5) + (n % 5)
    return new Date(Date.UTC(2026, 0, day, 14 + (n % 8), n % 60)).toISOString()
  },
}
