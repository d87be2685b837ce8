import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'

/** What nobody is to read over somebody's shoulder: dots, until it is asked for. */
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
