import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../pieces/Button'

interface TitleFormProps {
  readonly label: string
  readonly start?: string
  /** What the button says. */
  readonly act: string
  readonly maxLength: number
  readonly onDone: (title: string) => Promise<unknown>
  readonly onCancel: () => void
}

/** One line to type and a button; Escape leaves it. */
export function TitleForm({ label, start = '', act, maxLength, onDone, onCancel }: TitleFormProps) {
  const translate = useTranslate()
  const [title, setTitle] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (title.trim() === '') return
    setBusy(true)
    await onDone(title.trim()).finally(() => setBusy(false))
    setTitle('')
  }
  return (
    <form
      className="k-title-form"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the button it takes the place of
        autoFocus
        value={title}
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div>
        <Button type="submit" variant="contained" loading={isBusy}>
          {act}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {translate('app.common.cancel')}
        </Button>
      </div>
    </form>
  )
}
