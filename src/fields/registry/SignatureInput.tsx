import './signature.css'
import FormHelperText from '@mui/material/FormHelperText'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type SignaturePad from 'signature_pad'
import type { StoredFile } from '../../kinds/file/data'
import type { FieldModel } from '../../model/fields/resource'
import { Button } from '../../ui/controls/Button'
import type { InputProps } from '../display/fieldView'
import { useFieldInput } from '../inputs/useFieldInput'
import { useFormResource } from '../record/liveRecord'
import { UploadProgress } from '../upload/UploadProgress'
import { useUpload } from '../upload/useUpload'
import { ShownValue } from './ShownValue'

const raw = { format: (value: unknown) => value ?? null, parse: (file: unknown) => file }

/** A signature drawn by finger, pen or mouse; a person who cannot sign gives the reason in the next field. */
export function SignatureInput(asked: InputProps) {
  const { source, label, isRequired } = asked
  const field = asked.field as FieldModel
  const translate = useTranslate()
  const { id, control, error, helperText } = useFieldInput(asked, raw)
  const resource = useFormResource().name
  const upload = useUpload({
    ...{ resource, field, source },
    onStored: file => control.onChange(file),
  })
  const value: StoredFile | null = control.value
  // A signature drawn here stays on its canvas; a stored one is shown as a picture.
  const isOwn = useRef(false)
  const signed = (drawing: Blob) => {
    isOwn.current = true
    void upload.send(new File([drawing], `${label}.png`, { type: drawing.type }))
  }
  const clear = () => {
    isOwn.current = false
    upload.cancel()
    control.onChange(null)
  }
  return (
    <fieldset className="f-group sg" aria-describedby={`${id}-said`}>
      <legend>{isRequired ? `${label} *` : label}</legend>
      {value && !isOwn.current ? (
        <ShownValue field={field} value={value} as="Display" />
      ) : (
        <Pad label={translate('devices.signHere')} onSigned={signed} onClear={clear} />
      )}
      {value && !isOwn.current && (
        <Button color="inherit" onClick={clear} i18nKey="devices.signAgain" />
      )}
      <UploadProgress {...upload} label={label} />
      <FormHelperText id={`${id}-said`} error={error} component="div">
        {helperText}
      </FormHelperText>
    </fieldset>
  )
}

interface PadProps {
  readonly label: string
  readonly onSigned: (drawing: Blob) => void
  readonly onClear: () => void
}

/** Each stroke saves the picture, so that no confirmation is needed. */
function Pad({ label, onSigned, onClear }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(undefined)
  const [isReady, setReady] = useState(false)
  const onSignedRef = useRef(onSigned)
  onSignedRef.current = onSigned
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    let isHere = true
    const keep = () =>
      drawn.toBlob(blob => {
        if (blob && isHere) onSignedRef.current(blob)
      }, 'image/png')
    void import('signature_pad').then(({ default: Pad }) => {
      if (!isHere) return
      fitTo(drawn)
      pad.current = new Pad(drawn, { backgroundColor: '#fff', penColor: '#14213d' })
      pad.current.addEventListener('endStroke', keep)
      setReady(true)
    })
    return () => {
      isHere = false
      pad.current?.off()
    }
  }, [])
  return (
    <>
      <canvas ref={canvas} className="sg-pad" role="img" aria-label={label} aria-busy={!isReady} />
      <div className="sg-below">
        <span>{label}</span>
        <Button
          color="inherit"
          onClick={() => {
            pad.current?.clear()
            onClear()
          }}
          i18nKey="devices.signClear"
        />
      </div>
    </>
  )
}

/** Matches the screen's resolution, for sharp lines. */
function fitTo(drawn: HTMLCanvasElement) {
  const ratio = Math.max(window.devicePixelRatio, 1)
  drawn.width = drawn.offsetWidth * ratio
  drawn.height = drawn.offsetHeight * ratio
  drawn.getContext('2d')?.scale(ratio, ratio)
}
