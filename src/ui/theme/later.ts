import { createElement } from 'react'
import { type Later, type LoadedPart, plainLater } from './plainLater'
import { Themed } from './Themed'

/** A lazily loaded component with Material's widgets; loads the theme as well. */
export function later<Props extends object>(load: () => Promise<LoadedPart<Props>>): Later<Props> {
  const Plain = plainLater(async () => {
    const [component] = await Promise.all([load(), Themed.preload()])
    return component
  })
  const Later = (props: Props) => createElement(Themed, null, createElement(Plain, props))
  return Object.assign(Later, { preload: Plain.preload, isHere: Plain.isHere })
}
