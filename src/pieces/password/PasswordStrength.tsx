import { useDeferredValue, useEffect, useState } from 'react'
import type { Strength } from '../../domain/passwordStrength'
import type { AppMessages } from '../../i18n/en/app'
import './strength.css'

interface PasswordStrengthProps {
  readonly password: string
  /** Names and addresses of the person: what a stranger would try first. */
  readonly own: readonly string[]
  readonly words: AppMessages['auth']['strength']
}

const levels: Readonly<Record<Strength, number>> = { easy: 1, weak: 2, good: 3, strong: 4 }

/** How hard what is being typed is to guess: in words, said as they change, and as a line of four. */
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

type Judge = typeof import('../../domain/passwordStrength').strengthOf

/** The judge knows forty thousand passwords, and comes only to who chooses one. */
function useStrength(password: string, own: readonly string[]): Strength | undefined {
  const [judge, setJudge] = useState<Judge>()
  useEffect(() => {
    import('../../domain/passwordStrength').then(
      ({ strengthOf }) => setJudge(() => strengthOf),
      () => 'without it the server alone says what is too easy',
    )
  }, [])
  return judge && password ? judge(password, own) : undefined
}
