import './plainIcon.css'
import type { ComponentProps, ReactNode } from 'react'

type IconProps = ComponentProps<'svg'> & {
  readonly fontSize?: 'inherit' | 'small' | 'medium' | 'large'
}

/**
 * Replaces Material's `createSvgIcon` (scripts/lean.ts): same picture and class names, without
 * Material's styling code.
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
