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
export const Item = (props: ItemParts & Rest<HTMLAttributes<HTMLDivElement>>) => (
  <div {...itemProps(props)} />
)

/** An item that leads to an address. */
export const ItemLink = (props: ItemParts & Rest<LinkBaseProps>) => (
  <LinkBase {...itemProps(props)} />
)

/** An item that does something when chosen. */
export const ItemButton = (props: ItemParts & Rest<ButtonHTMLAttributes<HTMLButtonElement>>) => (
  <button type="button" {...itemProps(props)} />
)

type Rest<Props> = Omit<Props, keyof ItemParts>

const itemProps = <P extends ItemParts & { readonly className?: string | undefined }>({
  start,
  title,
  sub,
  end,
  compact = false,
  className = '',
  ...rest
}: P) => ({
  ...rest,
  className: `${css.item} ${compact ? css.compact : ''} ${className}`,
  children: (
    <>
      {start}
      <span className={css.body}>
        <span className={css.title}>{title}</span>
        {sub && <span className={css.sub}>{sub}</span>}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </>
  ),
})
