import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import css from './Panes.module.css'

interface PanesProps extends HTMLAttributes<HTMLElement> {
  /** As high as the window allows; its panes scroll separately. */
  readonly full?: boolean
}

/** A surface split into panes side by side; below each other where there is no room. */
export const Panes = ({ full = false, className = '', ...rest }: PanesProps) => (
  <section {...rest} className={`p-card ${css.panes} ${full ? css.full : ''} ${className}`} />
)

interface PaneProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'nav' | 'article' | 'aside' | 'section'
  readonly ref?: Ref<never>
  /** Fixed width in px; the rest of the room by default. */
  readonly width?: number
  readonly scrolls?: boolean
}

/** One part of `Panes`, a column of its own. */
export function Pane({ as: Element = 'div', width, scrolls, className = '', ...rest }: PaneProps) {
  const style = width ? ({ '--width': `${width}px`, ...rest.style } as CSSProperties) : rest.style
  const classes = [css.pane, width ? css.fixed : css.rest, scrolls && css.scrolls, className]
  return <Element {...rest} style={style} className={classes.filter(Boolean).join(' ')} />
}
