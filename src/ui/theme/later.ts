import { createElement } from 'react'
import { texts } from '../../i18n/inUse'
import type { NamespaceName } from '../../i18n/namespaces'
import { type Later, type LoadedPart, type PropsOf, partIn, plainLater } from './plainLater'
import { Themed } from './Themed'

/**
 * A lazily loaded component with Material's widgets; loads the theme as well. Given the name of the component in
 * its module, also the namespaces of its texts.
 */
export function later<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  ...namespaces: readonly NamespaceName[]
): Later<PropsOf<Module[Name]>>
export function later<Props extends object>(load: () => Promise<LoadedPart<Props>>): Later<Props>
export function later<Props extends object>(
  load: () => Promise<unknown>,
  name?: PropertyKey,
  ...namespaces: readonly NamespaceName[]
): Later<Props> {
  const Plain = plainLater(async () => {
    const [code] = await Promise.all([load(), Themed.preload(), texts.addNamespaces(namespaces)])
    return partIn<Props>(code, name)
  })
  const Later = (props: Props) => createElement(Themed, null, createElement(Plain, props))
  return Object.assign(Later, { preload: Plain.preload, isHere: Plain.isHere })
}
