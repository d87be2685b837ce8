import Camera from '@mui/icons-material/PhotoCameraOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useState } from 'react'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { useFilePick } from '../../ui/controls/useFilePick'
import { shrunk } from '../upload/shrunk'

interface TakePhotoProps {
  /** Subject of the photo, for screen readers. */
  readonly label: string
  readonly words: { readonly accept: string; readonly choose: string; readonly preparing: string }
  /** Front (`user`) or rear (`environment`) camera. */
  readonly camera: 'user' | 'environment'
  /** File types accepted instead. */
  readonly accept: string
  /** `chosen` is the original file, `photo` the reduced one. */
  readonly onTaken: (photo: Blob, chosen: File) => unknown
  /** Whether to accept a file; the function reports the reason itself. */
  readonly mayTake?: (chosen: File) => boolean
  readonly variant?: 'contained' | 'outlined'
}

/** Two buttons: camera and file; photos are reduced first. */
export function TakePhoto({ label, words, camera, accept, ...taking }: TakePhotoProps) {
  const { onTaken, mayTake = () => true, variant = 'contained' } = taking
  const held = useReadOnlyProps()
  const [isPreparing, setPreparing] = useState(false)
  const take = async ([file]: readonly File[]) => {
    if (!file || !mayTake(file)) return
    setPreparing(true)
    try {
      await onTaken(await shrunk(file), file)
    } finally {
      setPreparing(false)
    }
  }
  const lens = useFilePick(take, { accept: 'image/*', capture: camera, 'aria-label': label })
  const chooser = useFilePick(take, { accept, 'aria-label': label })
  return (
    <>
      {lens.input}
      {chooser.input}
      <Button
        variant={variant}
        startIcon={<Camera />}
        loading={isPreparing}
        aria-description={label}
        onClick={lens.open}
        {...held}
      >
        {isPreparing ? words.preparing : words.accept}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UploadFile />}
        aria-description={label}
        disabled={isPreparing}
        onClick={chooser.open}
        {...held}
      >
        {words.choose}
      </Button>
    </>
  )
}
