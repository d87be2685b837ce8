/** Seeded random generator: equal seeds give equal data. */
export interface Chance {
  /** Integer, both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** True with this probability. */
  happens(share: number): boolean
  digits(count: number): string
}

export function chanceFrom(seed: number): Chance {
  const next = mulberry32(seed)
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    int,
    pick: list => list[int(0, list.length - 1)] as (typeof list)[number],
    happens: share => next() < share,
    digits: count => Array.from({ length: count }, () => int(0, 9)).join(''),
  }
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
