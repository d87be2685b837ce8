import { useTranslate } from 'ra-core'
import { type CSSProperties, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import card from './Card.module.css'
import chip from './Chip.module.css'
import css from './layout.module.css'
import text from './Text.module.css'

type Tag =
  | ('div' | 'span' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'main' | 'aside')
  | ('ul' | 'ol' | 'li' | 'dl' | 'form' | 'fieldset' | 'p' | 'figure')

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  readonly as?: Tag
  readonly ref?: Ref<never>
  /** Step of the spacing scale: 0, 4, 8, 12, 16, 24 or 32 px. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Padding on all sides, by the same scale. */
  readonly pad?: 1 | 2 | 3 | 4 | 5
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  readonly justify?: 'between' | 'center' | 'end'
  /** Takes the remaining width of a row or height of a stack. */
  readonly grow?: boolean
  /** Hairlines between the children. */
  readonly divided?: boolean
}

/** Children side by side, centred vertically; with `wrap` on several lines where there is no room. */
export const Row = ({ wrap = false, ...props }: LayoutProps & { readonly wrap?: boolean }) =>
  frame(props, `${css.row} ${wrap ? css.wrap : ''}`, 2)

/** Children below each other. */
export const Stack = (props: LayoutProps) => frame(props, css.stack, 2)

interface GridProps extends LayoutProps {
  /** Least width of a column in px. */
  readonly min: number
  /** Few children share the whole width. */
  readonly fit?: boolean
}

/** As many equal columns as there is room for. */
export const Grid = ({ min, fit = false, style, ...props }: GridProps) =>
  frame(
    { ...props, style: { ...style, '--min': `${min}px` } as CSSProperties },
    `${css.grid} ${fit ? css.fit : ''}`,
    4,
  )

interface SplitProps extends LayoutProps {
  /** Width of the last child in px. */
  readonly side?: number
}

/** A main column and a side column, which stands below it on small screens. Two children. */
export const Split = ({ side = 360, style, ...props }: SplitProps) =>
  frame({ ...props, style: { ...style, '--side': `${side}px` } as CSSProperties }, css.split, 5)

const step = (size: number) => (size ? `var(--space-${size})` : '0')

function frame(props: LayoutProps, layout: string | undefined, usualGap: number) {
  const { as: Element = 'div', gap = usualGap, pad, align, justify, grow, divided, ...rest } = props
  const style = {
    '--gap': step(gap),
    '--pad': pad && step(pad),
    '--align': align,
    '--justify': justify === 'between' ? 'space-between' : justify,
    ...rest.style,
  }
  const classes = [
    layout,
    css.gap,
    pad && css.pad,
    align && css.align,
    justify && css.justify,
    grow && css.grow,
    divided && css.divided,
    rest.className,
  ]
  return <Element {...rest} style={style} className={classes.filter(Boolean).join(' ')} />
}

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
    text.text,
    size && text.size,
    size === 'xxl' && text.xxl,
    tone && text.tone,
    strong && text.strong,
    clip && text.clip,
    lines && text.lines,
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
      className={`${card.card} ${flush ? card.flush : card.padded} ${stacked ? card.stacked : ''} ${rest.className ?? ''}`}
    >
      {(title !== undefined || actions) && (
        <div className={card.head}>
          {title !== undefined && <Heading id={id}>{title}</Heading>}
          {actions}
        </div>
      )}
      {children}
    </Element>
  )
}

export type Tone = 'primary' | 'info' | 'success' | 'warning' | 'error'

interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  /** Grey by default. */
  readonly tone?: Tone | undefined
}

/** A short label of a state or a category. */
export const Chip = ({ tone, className = '', ...rest }: ChipProps) => (
  <span {...rest} className={`${chip.chip} ${tone ? `tone-${tone}` : ''} ${className}`} />
)

interface CountProps extends ChipProps {
  /** Filled, for what waits for the reader. */
  readonly solid?: boolean
}

/** A number beside a title or a tab. */
export const Count = ({ solid = false, className = '', ...rest }: CountProps) => (
  <Chip {...rest} className={`${chip.count} ${solid ? chip.solid : ''} ${className}`} />
)
