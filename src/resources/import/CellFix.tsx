import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Button } from '../../pieces/Button'

interface CellFixProps {
  /** Its label. */
  readonly field: string
  readonly number: number
  /** As the file has it. */
  readonly text: string
  readonly busy: boolean
  readonly onFix: (text: string) => void
}

/** The cell's own text, to be corrected on the spot. */
export function CellFix({ field, number, text, busy, onFix }: CellFixProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== text) onFix(typed)
  }
  return (
    <form className="i-fix" onSubmit={submit}>
      <input
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
