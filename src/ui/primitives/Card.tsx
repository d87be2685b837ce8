import { type HTMLAttributes, type ReactNode, useId } from 'react'
import css from './Card.module.css'

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly as?: 'section' | 'article' | 'aside' | 'div' | 'li'
  readonly title?: ReactNode
  /** Level of the title's heading. */
  readonly level?: 2 | 3
  /** Buttons or links at the end of the title. */
  readonly actions?: ReactNode
  /** Without padding, for tables and lists that reach the edges. */
  readonly flush?: boolean
  /** Children below each other with a gap. */
  readonly stacked?: boolean
}

/** A surface with an optional title, which names the section. */
export function Card(props: CardProps) {
  const { as, title, level = 2, actions, flush = false, stacked = false, children, ...rest } = props
  const id = useId()
  const Element = as ?? 'section'
  const Heading = `h${level}` as const
  const isTitled = title !== undefined && rest['aria-label'] === undefined
  return (
    <Element
      {...rest}
      aria-labelledby={isTitled ? id : rest['aria-labelledby']}
      className={`${css.card} ${flush ? css.flush : css.padded} ${stacked ? css.stacked : ''} ${rest.className ?? ''}`}
    >
      {(title !== undefined || actions) && (
        <div className={css.head}>
          {title !== undefined && <Heading id={id}>{title}</Heading>}
          {actions}
        </div>
      )}
      {children}
    </Element>
  )
}
