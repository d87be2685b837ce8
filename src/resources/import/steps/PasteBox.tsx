import { useTranslate } from 'ra-core'
import { type ClipboardEvent, useId, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Textarea } from '../../../ui/primitives/inputs'
import { Stack } from '../../../ui/primitives/layout'

interface PasteBoxProps {
  readonly busy: boolean
  readonly onText: (text: string) => void
}

/** Accepts rows copied from a spreadsheet at once; typed rows after a button. */
export function PasteBox({ busy, onText }: PasteBoxProps) {
  const translate = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!pasted.trim().includes('\n')) return
    // Thousands of rows in a text area are slow.
    event.preventDefault()
    onText(pasted)
  }
  return (
    <Stack align="start">
      <label htmlFor={id}>{translate('importing.file.paste')}</label>
      <Textarea
        id={id}
        rows={4}
        dir="auto"
        spellCheck={false}
        value={text}
        onPaste={paste}
        onChange={event => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <Button variant="outlined" disabled={busy} onClick={() => onText(text)}>
          {translate('importing.file.usePasted')}
        </Button>
      )}
    </Stack>
  )
}
