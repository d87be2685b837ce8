import { useEffect, useRef, useState } from 'react'
import { isObject } from '../../providers/sessionView'
import type { InvitationCalls, Values } from './invitation'

/** After so long without typing what was typed is kept. */
const CALM_MS = 4_000
/** What could not be kept is tried again so often, and whenever the network returns. */
const AGAIN_MS = 15_000

/**
 * Keeps what a guest types: a moment later, at once when they turn away from the page, and whatever a step
 * hands in. One after the other, so that nothing older comes over what is newer. `isUnsaved`: the last of it did not
 * reach the server, which is tried again.
 */
export function useKeeping(calls: InvitationCalls, values: Values, kept: Values) {
  const [isUnsaved, setUnsaved] = useState(false)
  const [known] = useState(() => new Map(told(kept)))
  const fresh = useRef<() => Values>(() => ({}))
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const keep = async (some: Values) => {
    const before = line.current.catch(() => 'it was told where it was asked')
    const put = before.then(() => calls.fill(some))
    line.current = put
    const errors = await put.catch((reason: unknown) => {
      // What the server itself refuses is no better a moment later.
      setUnsaved(!isObject(reason))
      throw reason
    })
    setUnsaved(false)
    for (const [name, text] of told(some)) known.set(name, text)
    calls.unsent.write(fresh.current())
    return errors
  }
  const freshNow = () =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => known.get(name) !== textOf(value)),
    )
  const keepQuietly = () => {
    const some = freshNow()
    if (Object.keys(some).length > 0)
      keep(some).catch(() => 'the step brings it along, or says why not')
  }
  const quietly = useRef(keepQuietly)
  useEffect(() => {
    quietly.current = keepQuietly
    fresh.current = freshNow
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the wait anew
  useEffect(() => {
    // A page that is left at once sends nothing any more: what is typed waits in this tab.
    calls.unsent.write(fresh.current())
    const timer = setTimeout(() => quietly.current(), CALM_MS)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && quietly.current()
    const back = () => quietly.current()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', back)
    }
  }, [])
  useEffect(() => {
    if (!isUnsaved) return
    const timer = setInterval(() => quietly.current(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isUnsaved])
  return { keep, isUnsaved }
}

const textOf = (value: unknown) => JSON.stringify(value ?? null)
const told = (values: Values) =>
  Object.entries(values).map(([name, value]) => [name, textOf(value)] as const)
