import Delete from '@mui/icons-material/DeleteOutlined'
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useTranslate } from 'ra-core'
import type { Ref } from 'react'
import { Button } from '../../ui/controls/Button'
import { useFilePick } from '../../ui/controls/useFilePick'

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
  const choose = ([file]: readonly File[]) => file && onChoose(file)
  const chooser = useFilePick(choose, { accept: types.join(','), 'aria-label': label })
  const camera = useFilePick(choose, { accept: 'image/*', capture: 'environment' })
  return (
    <div className="p-cluster">
      {chooser.input}
      <Button
        ref={inputRef}
        startIcon={<UploadFile />}
        aria-description={label}
        onClick={chooser.open}
        i18nKey={hasFile ? 'field.replaceFile' : 'field.dropFile'}
      />
      {isPicture && isHeld() && (
        <>
          {camera.input}
          <Button startIcon={<PhotoCamera />} onClick={camera.open} i18nKey="field.takePhoto" />
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
