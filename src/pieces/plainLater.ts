import { createElement, type FunctionComponent, lazy, type ReactNode } from 'react'
import { keepUntilShown } from '../providers/shownErrors'

/** A component that takes these props or more general ones. */
export type Look<Props> = (props: Props) => ReactNode

/** A component whose code is fetched when it is first needed, or before. */
export type Later<Props> = Look<Props> & {
  readonly preload: () => Promise<unknown>
  /** Its code was fetched: it is drawn at once. */
  readonly isHere: () => boolean
}

/**
 * React's `lazy` that draws at once, without a fallback, when its code was fetched before, and loads
 * again after a failure was shown. For what needs no theme; `later` is for all else.
 */
export function plainLater<Props extends object>(load: () => Promise<Look<Props>>): Later<Props> {
  let ready: Look<Props> | undefined
  let pending: Promise<Look<Props>> | undefined
  const preload = () => {
    pending ??= load().then(
      component => {
        ready = component
        return component
      },
      error => {
        pending = undefined
        throw error
      },
    )
    // fetched ahead in vain: whoever draws it asks again, and is told
    pending.catch(() => undefined)
    return pending
  }
  const awaited = keepUntilShown(preload)
  let drawn: Promise<Look<Props>> | undefined
  let Lazy: FunctionComponent<Props>
  const Later = (props: Props) => {
    const code = awaited()
    if (code !== drawn) {
      drawn = code
      Lazy = lazy(() => (ready ? atOnce(moduleOf(ready)) : code.then(moduleOf<Props>)))
    }
    return createElement(Lazy, props)
  }
  return Object.assign(Later, { preload, isHere: () => ready !== undefined })
}

const moduleOf = <Props>(look: Look<Props>) => ({ default: look as FunctionComponent<Props> })

/** A promise keeps even a known value back until the next turn; `lazy` takes any thenable. */
const atOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: a thenable is what is wanted here
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>
