import { useEffect, useRef, useState } from 'react'
import { isObject } from '../../base/parseJson'
import type { InvitationValues } from '../../contracts/creditInvitation'
import type { InvitationCalls } from './invitation'

/** Delay before saving. */
const CALM_MS = 4_000
/** Retry interval; also retries when the network returns. */
const AGAIN_MS = 15_000

/**
 * Saves a guest's values with a delay, immediately when the page is hidden, and at each step. Saves run in
 * sequence. `isUnsaved`: the last one failed and is retried.
 */
export function useAutosave(
  calls: InvitationCalls,
  values: InvitationValues,
  savedValues: InvitationValues,
) {
  const [isUnsaved, setUnsaved] = useState(false)
  const [savedTexts] = useState(() => new Map(toEntries(savedValues)))
  const fresh = useRef<() => InvitationValues>(() => ({}))
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const save = async (some: InvitationValues) => {
    // The caller of that save shows its error.
    const before = line.current.catch(() => undefined)
    const put = before.then(() => calls.fill(some))
    line.current = put
    const errors = await put.catch((reason: unknown) => {
      // Refused values are not retried.
      setUnsaved(!isObject(reason))
      throw reason
    })
    setUnsaved(false)
    for (const [name, text] of toEntries(some)) savedTexts.set(name, text)
    calls.unsent.write(fresh.current())
    return errors
  }
  const freshNow = () =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => savedTexts.get(name) !== toText(value)),
    )
  const saveQuietly = () => {
    const some = freshNow()
    if (Object.keys(some).length > 0)
      // The next step saves it again and shows the error.
      save(some).catch(() => undefined)
  }
  const quietly = useRef(saveQuietly)
  useEffect(() => {
    quietly.current = saveQuietly
    fresh.current = freshNow
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the delay
  useEffect(() => {
    // A closing page cannot send: values are stored in the tab.
    calls.unsent.write(fresh.current())
    const timer = setTimeout(() => quietly.current(), CALM_MS)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && quietly.current()
    const back = () => quietly.current()
    const over = new AbortController()
    document.addEventListener('visibilitychange', leave, { signal: over.signal })
    window.addEventListener('online', back, { signal: over.signal })
    return () => over.abort()
  }, [])
  useEffect(() => {
    if (!isUnsaved) return
    const timer = setInterval(() => quietly.current(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isUnsaved])
  return { save, isUnsaved }
}

const toText = (value: unknown) => JSON.stringify(value ?? null)
const toEntries = (values: InvitationValues) =>
  Object.entries(values).map(([name, value]) => [name, toText(value)] as const)
