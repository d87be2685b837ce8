import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/primitives/inputs'
import { Row, Stack } from '../../../ui/primitives/layout'

interface TitleFormProps {
  readonly label: string
  /** Text of the button. */
  readonly act: string
  readonly maxLength: number
  readonly onDone: (title: string) => Promise<unknown>
  readonly onCancel: () => void
}

/** Input with a button; Escape cancels. */
export function TitleForm({ label, act, maxLength, onDone, onCancel }: TitleFormProps) {
  const [title, setTitle] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (title.trim() === '') return
    setBusy(true)
    await onDone(title.trim()).finally(() => setBusy(false))
    setTitle('')
  }
  return (
    <Stack
      as="form"
      className="k-title-form"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <Input
        compact
        autoFocus
        value={title}
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        onText={setTitle}
      />
      <Row>
        <Button type="submit" variant="contained" loading={isBusy}>
          {act}
        </Button>
        <Button color="inherit" onClick={onCancel} i18nKey="app.common.cancel" />
      </Row>
    </Stack>
  )
}
