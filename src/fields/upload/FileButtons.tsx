import Delete from '@mui/icons-material/DeleteOutlined'
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useTranslate } from 'ra-core'
import { type ChangeEvent, type Ref, useRef } from 'react'
import { Button } from '../../ui/controls/Button'

interface FileButtonsProps {
  readonly label: string
  readonly types: readonly string[]
  readonly isPicture: boolean
  readonly hasFile: boolean
  /** Receives the focus when the field has an error. */
  readonly inputRef: Ref<HTMLButtonElement>
  readonly onChoose: (file: File) => void
  readonly onRemove: () => void
}

/** Choose or replace a file, take a photo on touch devices, remove. */
export function FileButtons(props: FileButtonsProps) {
  const { label, types, isPicture, hasFile, inputRef, onChoose, onRemove } = props
  const translate = useTranslate()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = '' // the same file may be chosen again
    if (file) onChoose(file)
  }
  const hidden = { type: 'file', hidden: true, tabIndex: -1, onChange: choose } as const
  return (
    <div className="p-cluster">
      <input {...hidden} ref={chooser} accept={types.join(',')} aria-label={label} />
      <Button
        ref={inputRef}
        startIcon={<UploadFile />}
        aria-description={label}
        onClick={() => chooser.current?.click()}
        i18nKey={hasFile ? 'field.replaceFile' : 'field.dropFile'}
      />
      {isPicture && isHeld() && (
        <>
          <input {...hidden} ref={camera} accept="image/*" capture="environment" />
          <Button startIcon={<PhotoCamera />} onClick={() => camera.current?.click()}>
            {translate('field.takePhoto')}
          </Button>
        </>
      )}
      {hasFile && (
        <Button color="inherit" startIcon={<Delete />} onClick={onRemove}>
          {translate('field.removeFile')}
        </Button>
      )}
    </div>
  )
}

/** Phones and tablets, by their touch input. */
const isHeld = () => window.matchMedia?.('(pointer: coarse)').matches ?? false
