import '../../ui/scanner/scanner.css'
import Add from '@mui/icons-material/AddRounded'
import { useTranslate } from 'ra-core'
import { type ClipboardEvent, type FormEvent, useCallback, useRef, useState } from 'react'
import { deviceCodes } from '../../domain/devices/imei'
import { Button } from '../../ui/controls/Button'
import { ScanButton } from '../../ui/scanner/ScanButton'
import { useWedge } from '../../ui/scanner/useWedge'

interface ScanFieldProps {
  readonly label: string
  readonly onCodes: (codes: readonly string[]) => void
}

/** One field for all kinds of input: camera, scanner, typing, and many pasted codes. */
export function ScanField({ label, onCodes }: ScanFieldProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const onScan = useCallback((text: string) => onCodes(deviceCodes(text)), [onCodes])
  useWedge(onScan, { isPage: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyped('')
    onScan(typed)
    input.current?.focus()
  }
  const paste = (event: ClipboardEvent) => {
    const codes = deviceCodes(event.clipboardData.getData('text'))
    if (codes.length < 2) return
    event.preventDefault()
    onCodes(codes)
  }
  return (
    <form className="p-row sc-field" onSubmit={submit}>
      <ScanButton label={translate('devices.scan')} onCode={onScan} />
      <input
        ref={input}
        className="p-input sc-input"
        aria-label={label}
        placeholder={translate('devices.scanHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onPaste={paste}
      />
      <Button
        type="submit"
        variant="contained"
        className="sc-add"
        aria-label={translate('devices.scanAdd')}
      >
        <Add />
      </Button>
    </form>
  )
}
