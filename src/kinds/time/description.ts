import type { KindDescription } from '../kind/description'

export const description: KindDescription<object, string> = {
  words: {},
  jsonSchema: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  sample: n => `${String(n % 24).padStart(2, '0')}:${String((n * 5) % 60).padStart(2, '0')}`,
}
