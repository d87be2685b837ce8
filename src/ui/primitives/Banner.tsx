import type { HTMLAttributes, ReactNode } from 'react'
import css from './Banner.module.css'
import type { Tone } from './layout'

interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  readonly tone?: Tone
  readonly icon?: ReactNode
  /** Buttons or links at its end. */
  readonly actions?: ReactNode
}

/** A note across the page or card: what happened, and what to do about it. */
export const Banner = ({ tone = 'info', icon, actions, children, ...rest }: BannerProps) => (
  <div {...rest} className={`${css.banner} tone-${tone} ${rest.className ?? ''}`}>
    {icon}
    <div className={css.text}>{children}</div>
    {actions}
  </div>
)
