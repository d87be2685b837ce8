import Camera from '@mui/icons-material/PhotoCameraOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { type ChangeEvent, useRef, useState } from 'react'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
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
  const lens = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [isPreparing, setPreparing] = useState(false)
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = '' // the same file may be chosen again
    if (!file || !mayTake(file)) return
    setPreparing(true)
    try {
      await onTaken(await shrunk(file), file)
    } finally {
      setPreparing(false)
    }
  }
  const hidden = {
    ...{ type: 'file', hidden: true, tabIndex: -1, 'aria-label': label },
    onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event),
  } as const
  return (
    <>
      <input {...hidden} ref={lens} accept="image/*" capture={camera} />
      <input {...hidden} ref={chooser} accept={accept} />
      <Button
        variant={variant}
        startIcon={<Camera />}
        loading={isPreparing}
        aria-description={label}
        onClick={() => lens.current?.click()}
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
        onClick={() => chooser.current?.click()}
        {...held}
      >
        {words.choose}
      </Button>
    </>
  )
}
