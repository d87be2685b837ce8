import { LinkBase, type LinkBaseProps, useTranslate } from 'ra-core'
import type { ComponentProps, ReactNode } from 'react'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'

interface Look {
  readonly variant?: 'text' | 'outlined' | 'contained'
  readonly color?: 'primary' | 'inherit' | 'error'
  readonly startIcon?: ReactNode
  /** Its text in the language of the user, in place of children. */
  readonly i18nKey?: string
}
type ButtonProps = ComponentProps<'button'> & Look & { readonly loading?: boolean }

/**
 * MUI's button by static classes. Frame and lists avoid MUI's own button, whose 15 kB are loaded with
 * the first form or menu.
 */
export function Button({ loading = false, disabled, startIcon, ...props }: ButtonProps) {
  const { variant, color, className, i18nKey, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, color }, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      <StartIcon>{loading ? <span className="p-spinner" /> : startIcon}</StartIcon>
      <Label i18nKey={i18nKey}>{children}</Label>
    </button>
  )
}

export const ButtonLink = ({
  variant,
  color,
  startIcon,
  i18nKey,
  children,
  ...link
}: LinkBaseProps & Look) => (
  <LinkBase {...link} className={buttonClass({ variant, color })}>
    <StartIcon>{startIcon}</StartIcon>
    <Label i18nKey={i18nKey}>{children}</Label>
  </LinkBase>
)

/** A button with an icon only; its name is `aria-label`, or `title`, which is shown on hover as well. */
export const IconButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    aria-label={props.title}
    {...props}
    className={`p-icon-button ${className}`}
  />
)

function Label({ i18nKey, children }: { i18nKey: string | undefined; children: ReactNode }) {
  const translate = useTranslate()
  return i18nKey ? translate(i18nKey) : children
}

const StartIcon = ({ children }: { children: ReactNode }) =>
  children && <span className="p-start">{children}</span>

const buttonClass = (
  { variant = 'text', color = 'primary' }: { [Key in 'variant' | 'color']?: Look[Key] | undefined },
  more = '',
) => `p-button p-${variant} p-${color} ${more}`

/** A button that changes data; while an administrator views as somebody else, it tells why it cannot. */
export const WriteButton = (props: ComponentProps<typeof Button>) => (
  <Button {...props} {...useReadOnlyProps()} />
)
