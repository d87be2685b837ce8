import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import css from './layout.module.css'

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
