import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/primitives/inputs'

interface CellFixProps {
  /** Label of the field. */
  readonly field: string
  readonly number: number
  /** The cell's text in the file. */
  readonly text: string
  readonly busy: boolean
  readonly onFix: (text: string) => void
}

/** The cell's text, editable in place. */
export function CellFix({ field, number, text, busy, onFix }: CellFixProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== text) onFix(typed)
  }
  return (
    <form className="p-row" onSubmit={submit}>
      <Input
        className="p-grow"
        value={typed}
        dir="auto"
        disabled={busy}
        aria-label={translate('importing.check.fix', { field, number })}
        onChange={event => setTyped(event.target.value)}
      />
      {typed !== text && (
        <Button type="submit" loading={busy}>
          {translate('importing.check.again')}
        </Button>
      )}
    </form>
  )
}
