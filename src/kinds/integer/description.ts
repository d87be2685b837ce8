import type { KindDescription } from '../kind/description'
import { numberWord } from '../kind/words'
import type { NumberOptions } from './data'

export const range = { min: numberWord, max: numberWord }

export const bounds = ({ min, max }: NumberOptions, floor?: number) => ({
  ...((min ?? floor) !== undefined && { minimum: min ?? floor }),
  ...(max !== undefined && { maximum: max }),
})

/** A sample number within the limits. */
export function between(n: number, { min = 0, max = 1000 }: NumberOptions, step: number): number {
  const from = max < 0 ? min : Math.max(min, 0)
  const room = Math.max(0, Math.floor((max - from) / step))
  return from + (room === 0 ? 0 : (n % (room + 1)) * step)
}

export const description: KindDescription<NumberOptions, number> = {
  words: range,
  jsonSchema: options => ({ type: 'integer', ...bounds(options) }),
  sample: (n, options) => between(n, options, 1),
}
