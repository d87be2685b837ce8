import { createElement, type FunctionComponent, lazy, type ReactNode } from 'react'

/** A component that takes these props or more general ones. */
export type Look<Props> = (props: Props) => ReactNode

/** A component whose code is fetched when it is first needed, or before. */
export type Later<Props> = Look<Props> & {
  readonly preload: () => Promise<unknown>
  /** Its code was fetched: it is drawn at once. */
  readonly isHere: () => boolean
}

/**
 * React's `lazy` that draws at once, without a fallback, when its code was fetched before. For what
 * needs no theme; `later` is for all else.
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
        // A lazy that failed fails for good: whoever tries again draws another one.
        Lazy = made()
        throw error
      },
    )
    return pending
  }
  const made = () => lazy(() => (ready ? atOnce(moduleOf(ready)) : preload().then(moduleOf<Props>)))
  let Lazy = made()
  const Later = (props: Props) => createElement(Lazy as FunctionComponent<Props>, props)
  return Object.assign(Later, { preload, isHere: () => ready !== undefined })
}

const moduleOf = <Props>(look: Look<Props>) => ({ default: look as FunctionComponent<Props> })

/** A promise keeps even a known value back until the next turn; `lazy` takes any thenable. */
const atOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: a thenable is what is wanted here
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>
