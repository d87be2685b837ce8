import { type ComponentProps, useState } from 'react'
import { FrontField } from './FrontField'
import { useWords } from './words'

type Props = Omit<ComponentProps<typeof FrontField>, 'type' | 'end'>

/** A password with a button that shows it; pasting is allowed. */
export function PasswordField(props: Props) {
  const { words } = useWords()
  const [isShown, setShown] = useState(false)
  const action = isShown ? words.auth.hidePassword : words.auth.showPassword
  return (
    <FrontField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className="p-centred front-eye"
          aria-label={action}
          title={action}
          onClick={() => setShown(!isShown)}
        >
          <Eye isOpen={isShown} />
        </button>
      }
    />
  )
}

const Eye = ({ isOpen }: { isOpen: boolean }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {!isOpen && <path d="m4 20 16-16" />}
    </g>
  </svg>
)
