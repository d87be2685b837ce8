import { vi } from 'vitest'

/** Holds timers of this many milliseconds until released, so that a slow machine can press twice in time. */
export function holdTimers(held: number) {
  const real = globalThis.setTimeout
  const waiting: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'setTimeout')
  spy.mockImplementation(((work: () => void, ms?: number, ...rest: unknown[]) =>
    ms === held ? waiting.push(work) : real(work, ms, ...rest)) as typeof setTimeout)
  return () => {
    spy.mockRestore()
    for (const work of waiting) work()
  }
}
