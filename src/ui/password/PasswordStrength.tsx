import { useDeferredValue, useEffect, useState } from 'react'
import type { PasswordJudge, Strength } from '../../base/accounts/passwordStrength'
import type { Namespaces } from '../../i18n/namespaces'
import './strength.css'

interface PasswordStrengthProps {
  readonly password: string
  /** The person's names and addresses, which are easy guesses. */
  readonly own: readonly string[]
  readonly words: Namespaces['auth']['strength']
}

const levels: Readonly<Record<Strength, number>> = { easy: 1, weak: 2, good: 3, strong: 4 }

/** Strength of a password while it is typed: as text, announced on change, and as a bar of four. */
export function PasswordStrength({ password, own, words }: PasswordStrengthProps) {
  const strength = useStrength(useDeferredValue(password), own)
  return (
    <div className="strength" data-strength={strength}>
      <div className="strength-line" aria-hidden="true">
        {Object.values(levels).map(level => (
          <span key={level} data-on={strength && level <= levels[strength] ? '' : undefined} />
        ))}
      </div>
      <p role="status">
        {strength && (
          <>
            {words.label}: <strong>{words[strength]}</strong>
          </>
        )}
      </p>
    </div>
  )
}

/** The estimator knows forty thousand passwords and is loaded only for a new password. */
function useStrength(password: string, own: readonly string[]): Strength | undefined {
  const [judge, setJudge] = useState<PasswordJudge>()
  useEffect(() => {
    import('../../base/accounts/passwordStrength')
      .then(({ passwordJudge }) => passwordJudge())
      .then(
        loaded => setJudge(() => loaded),
        // Without it only the server checks the strength.
        () => undefined,
      )
  }, [])
  return judge && password ? judge(password, own) : undefined
}
