import Camera from '@mui/icons-material/PhotoCameraOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '../../pieces/Button'
import { useHeld } from '../../providers/useHeld'
import { shrunk } from '../inputs/shrunk'

interface TakePhotoProps {
  /** What it is a photo of, for who does not see the page. */
  readonly label: string
  readonly words: { readonly take: string; readonly choose: string; readonly preparing: string }
  /** Which camera of a phone: the one towards its holder, or the other. */
  readonly camera: 'user' | 'environment'
  /** What may be chosen instead. */
  readonly accept: string
  /** `chosen` as it was, `photo` as it is sent. */
  readonly onTaken: (photo: Blob, chosen: File) => unknown
  /** Whether it is taken at all; says why not itself. */
  readonly mayTake?: (chosen: File) => boolean
  readonly variant?: 'contained' | 'outlined'
}

/** Two buttons: the camera, and a file where there is none or it is refused; photos are made smaller first. */
export function TakePhoto({ label, words, camera, accept, ...taking }: TakePhotoProps) {
  const { onTaken, mayTake = () => true, variant = 'contained' } = taking
  const held = useHeld()
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
        {isPreparing ? words.preparing : words.take}
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
