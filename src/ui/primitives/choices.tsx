import type { ComponentProps } from 'react'
import css from './choices.module.css'

/** A choice among several that may be combined, pressed when taken. */
export const Pill = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={`${css.pill} ${className}`} />
)

/** One of a few choices, drawn as a tile; its input is a radio button. */
export const RadioTile = ({ children, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={css.tile}>
    <input {...rest} type="radio" />
    {children}
  </label>
)
