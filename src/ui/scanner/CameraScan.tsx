import './scanner.css'
import Dialog from '@mui/material/Dialog'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import { type CameraState, useCamera } from './useCamera'

export interface CameraScanProps {
  readonly onCode: (code: string) => void
  readonly onClose: () => void
  /** Closes after the first code. */
  readonly closesAfterScan?: boolean
}

/** A small camera view; a text input without a camera. */
export function CameraScan({ onCode, onClose, closesAfterScan = false }: CameraScanProps) {
  const translate = useTranslate()
  const id = useId()
  const [last, setLast] = useState<string>()
  const onScan = (code: string) => {
    setLast(code)
    onCode(code)
    if (closesAfterScan) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <div className="p-column sc-camera">
        <h2 id={id}>{translate('devices.scanTitle')}</h2>
        <Finder onCode={onScan} />
        <TypedCode onCode={onScan} />
        <p className="sc-last" role="status">
          {last && translate('devices.scanRead', { code: last })}
        </p>
        <Button variant="contained" className="sc-done" onClick={onClose}>
          {translate('devices.scanClose')}
        </Button>
      </div>
    </Dialog>
  )
}

const troubles: { readonly [S in CameraState]?: string } = {
  refused: 'devices.scanRefused',
  missing: 'devices.scanMissing',
  failed: 'devices.scanFailed',
}

function Finder({ onCode }: Pick<CameraScanProps, 'onCode'>) {
  const translate = useTranslate()
  const video = useRef<HTMLVideoElement>(null)
  const { state, again } = useCamera(video, onCode)
  const trouble = troubles[state]
  return (
    <div className="p-centred sc-finder" data-state={state}>
      <video ref={video} muted playsInline />
      {state === 'running' && <span className="sc-line" aria-hidden="true" />}
      {state === 'starting' && <p role="status">{translate('devices.scanStarting')}</p>}
      {trouble && (
        <div role="alert">
          <p>{translate(trouble)}</p>
          <Button variant="outlined" color="inherit" onClick={again} i18nKey="devices.scanAgain" />
        </div>
      )}
    </div>
  )
}

function TypedCode({ onCode }: Pick<CameraScanProps, 'onCode'>) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim()
    setTyped('')
    if (code) onCode(code)
  }
  return (
    <form className="sc-typed" onSubmit={add}>
      <input
        className="p-input sc-input"
        aria-label={translate('devices.scanTyped')}
        placeholder={translate('devices.scanTyped')}
        autoComplete="off"
        dir="ltr"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" variant="outlined" i18nKey="devices.scanAdd" />
    </form>
  )
}
