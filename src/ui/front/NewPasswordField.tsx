import { type ComponentProps, useState } from 'react'
import { preloadStrength, StrengthLater } from '../password/StrengthLater'
import { PasswordField } from './PasswordField'
import { useWords } from './words'

type Props = Pick<ComponentProps<typeof PasswordField>, 'label' | 'error'>

/** Input of a new password; its strength considers the form's other values. */
export function NewPasswordField(props: Props) {
  const { auth } = useWords().words
  const [typed, setTyped] = useState({ password: '', own: [] as readonly string[] })
  return (
    <div>
      <PasswordField
        {...props}
        name="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={200}
        hint={auth.passwordHint}
        onFocus={preloadStrength}
        onChange={({ target }) => setTyped({ password: target.value, own: otherInputs(target) })}
      />
      <StrengthLater {...typed} words={auth.strength} />
    </div>
  )
}

const otherInputs = ({ form }: HTMLInputElement) =>
  [...(form?.elements ?? [])].flatMap(input => {
    const isRevealed = input instanceof HTMLInputElement && !input.autocomplete.endsWith('password')
    return isRevealed ? [input.value] : []
  })
