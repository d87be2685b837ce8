import { createElement, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react'
import { texts } from '../../i18n/inUse'
import type { NamespaceName } from '../../i18n/namespaces'
import { keepUntilShown } from '../../providers/session/shownErrors'

/** A component that takes these props or more general ones. */
export type LoadedPart<Props> = (props: Props) => ReactNode

/** A lazily loaded component with `preload`. */
export type Later<Props> = LoadedPart<Props> & {
  readonly preload: () => Promise<unknown>
  /** True if the code is loaded, so that it renders without suspending. */
  readonly isHere: () => boolean
}

/** Props of a component, without a look at what it returns. */
export type PropsOf<Part> = Part extends (props: infer Props) => void
  ? unknown extends Props
    ? object
    : Props
  : never

/**
 * React's `lazy`, but a preloaded component renders without a fallback, and a failed load is repeated
 * after its error was shown. Given the name of the component in its module, also the namespaces of its texts. Only
 * for components without theme; otherwise use `later`.
 */
export function plainLater<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  ...namespaces: readonly NamespaceName[]
): Later<PropsOf<Module[Name]>>
export function plainLater<Props extends object>(
  load: () => Promise<LoadedPart<Props>>,
): Later<Props>
export function plainLater<Props extends object>(
  loadCode: () => Promise<unknown>,
  name?: PropertyKey,
  ...namespaces: readonly NamespaceName[]
): Later<Props> {
  const load = async () => {
    const [code] = await Promise.all([loadCode(), texts.addNamespaces(namespaces)])
    return partIn<Props>(code, name)
  }
  let ready: LoadedPart<Props> | undefined
  let pending: Promise<LoadedPart<Props>> | undefined
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
    // the error of a preload is reported when the component is rendered
    pending.catch(() => undefined)
    return pending
  }
  const preloaded = keepUntilShown(preload)
  let loaded: Promise<LoadedPart<Props>> | undefined
  let Lazy: FunctionComponent<Props>
  const Later = (props: Props) => {
    const code = preloaded()
    if (code !== loaded) {
      loaded = code
      Lazy = lazy(() => (ready ? resolved(toModule(ready)) : code.then(toModule<Props>)))
    }
    return createElement(Lazy, props)
  }
  return Object.assign(Later, { preload, isHere: () => ready !== undefined })
}

/** Draws nothing until its code has loaded, and holds up nothing around it: for dialogs and what is not always there. */
export function quiet<Props extends object>(Part: Later<Props>): Later<Props> {
  const Quiet = (props: Props) =>
    createElement(Suspense, { fallback: null }, createElement(Part, props))
  return Object.assign(Quiet, { preload: Part.preload, isHere: Part.isHere })
}

/** The component itself, or by its name in a module. */
export const partIn = <Props>(code: unknown, name: PropertyKey | undefined) =>
  (name === undefined
    ? code
    : (code as Readonly<Record<PropertyKey, unknown>>)[name]) as LoadedPart<Props>

const toModule = <Props>(look: LoadedPart<Props>) => ({ default: look as FunctionComponent<Props> })

/** A promise delays even a known value by one tick; `lazy` accepts any thenable. */
const resolved = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: the value is meant to be a thenable
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as Promise<Value>
