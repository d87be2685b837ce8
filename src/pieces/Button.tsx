import './button.css'
import { LinkBase, type LinkBaseProps } from 'ra-core'
import type { ComponentProps, ReactNode } from 'react'

interface Look {
  readonly variant?: 'text' | 'outlined' | 'contained'
  readonly color?: 'primary' | 'inherit' | 'error'
  readonly startIcon?: ReactNode
}
type ButtonProps = ComponentProps<'button'> & Look & { readonly loading?: boolean }

/**
 * MUI's button by static classes: what stands in the frame and in lists is drawn without MUI's, whose
 * 15 kB come with the first form or menu.
 */
export function Button({ loading = false, disabled, startIcon, children, ...props }: ButtonProps) {
  const { variant, color, className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, color }, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      <StartIcon>{loading ? <span className="p-spinner" /> : startIcon}</StartIcon>
      {children}
    </button>
  )
}

/** A link that looks like one. */
export const ButtonLink = ({
  variant,
  color,
  startIcon,
  children,
  ...link
}: LinkBaseProps & Look) => (
  <LinkBase {...link} className={classOf({ variant, color })}>
    <StartIcon>{startIcon}</StartIcon>
    {children}
  </LinkBase>
)

/** A button that is only an icon; `aria-label` says what it does. */
export const IconButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`p-icon-button ${className}`} />
)

const StartIcon = ({ children }: { children: ReactNode }) =>
  children && <span className="p-start">{children}</span>

const classOf = (
  { variant = 'text', color = 'primary' }: { [Key in keyof Look]?: Look[Key] | undefined },
  more = '',
) => `p-button p-${variant} p-${color} ${more}`
