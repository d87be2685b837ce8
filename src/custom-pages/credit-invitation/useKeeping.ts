import { useEffect, useRef, useState } from 'react'
import type { InvitationCalls, Values } from './invitation'

/** After so long without typing what was typed is kept. */
const CALM_MS = 4_000

/**
 * Keeps what a guest types: a moment later, at once when they turn away from the page, and whatever a step
 * hands in. One after the other, so that nothing older comes over what is newer.
 */
export function useKeeping(calls: InvitationCalls, values: Values) {
  const [known] = useState(() => new Map(told(values)))
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const keep = async (some: Values) => {
    const before = line.current.catch(() => 'it was told where it was asked')
    const put = before.then(() => calls.fill(some))
    line.current = put
    const errors = await put
    for (const [name, text] of told(some)) known.set(name, text)
    return errors
  }
  const keepQuietly = () => {
    const isNew = ([name, value]: [string, unknown]) => known.get(name) !== textOf(value)
    const fresh = Object.entries(values).filter(isNew)
    if (fresh.length > 0)
      keep(Object.fromEntries(fresh)).catch(() => 'the step brings it along, or says why not')
  }
  const quietly = useRef(keepQuietly)
  useEffect(() => {
    quietly.current = keepQuietly
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => quietly.current(), CALM_MS)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && quietly.current()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  return keep
}

const textOf = (value: unknown) => JSON.stringify(value ?? null)
const told = (values: Values) =>
  Object.entries(values).map(([name, value]) => [name, textOf(value)] as const)
