import { createElement } from 'react'
import { type Later, type Look, plainLater } from './plainLater'
import { Themed } from './theme/Themed'

/** A component that comes later and is drawn with Material's widgets, whose theme comes along. */
export function later<Props extends object>(load: () => Promise<Look<Props>>): Later<Props> {
  const Plain = plainLater(async () => {
    const [component] = await Promise.all([load(), Themed.preload()])
    return component
  })
  const Later = (props: Props) => createElement(Themed, null, createElement(Plain, props))
  return Object.assign(Later, { preload: Plain.preload, isHere: Plain.isHere })
}
