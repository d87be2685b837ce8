import { useTranslate } from 'ra-core'
import type { CSSProperties, HTMLAttributes } from 'react'
import css from './Text.module.css'

interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?:
    | 'span'
    | 'p'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'strong'
    | 'small'
    | 'bdi'
    | 'time'
    | 'div'
    | 's'
    | 'ul'
  /** 12, 13, 14, 16, 18 or 24 px; that of its parent by default. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  readonly tone?: 'secondary' | 'disabled' | 'primary' | 'error' | 'success' | 'warning' | undefined
  readonly strong?: boolean
  /** One line, cut with an ellipsis. */
  readonly clip?: boolean
  /** At most so many lines. */
  readonly lines?: number
  readonly dateTime?: string
  /** Its text in the language of the user, in place of children. */
  readonly i18nKey?: string
}

/** Text by the type scale. */
export function Text(props: TextProps) {
  const { as: Element = 'span', size, tone, strong, clip, lines, i18nKey, ...rest } = props
  const translate = useTranslate()
  const classes = [
    css.text,
    size && css.size,
    size === 'xxl' && css.xxl,
    tone && css.tone,
    strong && css.strong,
    clip && css.clip,
    lines && css.lines,
    rest.className,
  ]
  const style = {
    ...rest.style,
    '--text-size': size && `var(--font-${size})`,
    '--text-tone': tone && `var(--text-${tone}, var(--${tone}))`,
    '--lines': lines,
  } as CSSProperties
  return (
    <Element {...rest} style={style} className={classes.filter(Boolean).join(' ')}>
      {i18nKey ? translate(i18nKey) : rest.children}
    </Element>
  )
}
