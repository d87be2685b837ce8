import type { ComponentProps } from 'react'
import { Boundary } from '../loading/Boundary'
import { plainLater, quiet } from '../theme/plainLater'

const PasswordStrength = quiet(plainLater(() => import('./PasswordStrength'), 'PasswordStrength'))

/** Call it when a password input gets the focus. */
export const preloadStrength = () =>
  // The first letter loads it again.
  void PasswordStrength.preload().catch(() => undefined)

/** Strength of a password; hidden if its code cannot be loaded. */
export const StrengthLater = (props: ComponentProps<typeof PasswordStrength>) => (
  <Boundary fallback={() => null}>{props.password && <PasswordStrength {...props} />}</Boundary>
)
