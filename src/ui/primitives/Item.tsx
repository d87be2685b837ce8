import { LinkBase, type LinkBaseProps } from 'ra-core'
import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode } from 'react'
import css from './Item.module.css'

interface ItemParts {
  /** Avatar, picture or icon. */
  readonly start?: ReactNode
  readonly title: ReactNode
  readonly sub?: ReactNode
  /** Amount, time, chip or button. */
  readonly end?: ReactNode
  /** One line of 40 px, for menus of a page; bold when current. */
  readonly compact?: boolean
}

/** A row of a list of things: picture, title, second line, and an amount, time or action at its end. */
export const Item = ({
  start,
  title,
  sub,
  end,
  compact,
  ...rest
}: ItemParts & Rest<HTMLAttributes<HTMLDivElement>>) => (
  <div {...rest} className={classOf(rest, compact)}>
    <Parts start={start} title={title} sub={sub} end={end} />
  </div>
)

/** An item that leads to an address. */
export const ItemLink = ({
  start,
  title,
  sub,
  end,
  compact,
  ...rest
}: ItemParts & Rest<LinkBaseProps>) => (
  <LinkBase {...rest} className={classOf(rest, compact)}>
    <Parts start={start} title={title} sub={sub} end={end} />
  </LinkBase>
)

/** An item that does something when chosen. */
export const ItemButton = ({
  start,
  title,
  sub,
  end,
  compact,
  ...rest
}: ItemParts & Rest<ButtonHTMLAttributes<HTMLButtonElement>>) => (
  <button type="button" {...rest} className={classOf(rest, compact)}>
    <Parts start={start} title={title} sub={sub} end={end} />
  </button>
)

type Rest<Props> = Omit<Props, keyof ItemParts>

const classOf = (
  { className = '' }: { readonly className?: string | undefined },
  compact = false,
) => `${css.item} ${compact ? css.compact : ''} ${className}`

const Parts = ({ start, title, sub, end }: ItemParts) => (
  <>
    {start}
    <span className={css.body}>
      <span className={css.title}>{title}</span>
      {sub && <span className={css.sub}>{sub}</span>}
    </span>
    {end && <span className={css.end}>{end}</span>}
  </>
)
