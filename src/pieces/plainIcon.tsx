import './plainIcon.css'
import type { ComponentProps, ReactNode } from 'react'

type IconProps = ComponentProps<'svg'> & {
  readonly fontSize?: 'inherit' | 'small' | 'medium' | 'large'
}

/**
 * Stands in place of Material's `createSvgIcon` (scripts/lean.ts): the same picture under the same class
 * names, without Material's styles behind each of them.
 */
export const plainIcon = (picture: ReactNode, name: string) =>
  function Icon({ fontSize = 'medium', className = '', ...props }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden="true"
        data-testid={`${name}Icon`}
        {...props}
        className={`MuiSvgIcon-root p-icon p-icon-${fontSize} ${className}`}
      >
        {picture}
      </svg>
    )
  }
