import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'

/** Hides confidential content behind dots until requested. */
export function Veiled({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="f-veiled">
      {isOpen ? children : <span aria-hidden="true">••••••</span>}{' '}
      <button
        type="button"
        className="f-link"
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('app.field.unveil')}
      </button>
    </span>
  )
}
