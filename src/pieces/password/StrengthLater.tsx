import { type ComponentProps, Suspense } from 'react'
import { plainLater } from '../plainLater'
import { Boundary } from '../states/Boundary'

const PasswordStrength = plainLater(() =>
  import('./PasswordStrength').then(module => module.PasswordStrength),
)

/** To be called when a password begins to be chosen. */
export const preloadStrength = () =>
  void PasswordStrength.preload().catch(() => 'it is asked for again with the first letter')

/** How hard a password is to guess, once there is one; a form does without where it cannot come. */
export const StrengthLater = (props: ComponentProps<typeof PasswordStrength>) => (
  <Boundary fallback={() => null}>
    <Suspense fallback={null}>{props.password && <PasswordStrength {...props} />}</Suspense>
  </Boundary>
)
