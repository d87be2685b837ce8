import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import { useTranslate } from 'ra-core'
import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import { Button, IconButton } from '../controls/Button'
import { later } from '../theme/later'

const CropDialog = later(() => import('./CropDialog'), 'CropDialog')

interface ChangePhotoProps {
  /** An icon on the corner of the photo. */
  readonly small?: boolean
}

/** Chooses a picture for the own photo; absent while viewing as another user. */
export function ChangePhoto({ small = false }: ChangePhotoProps) {
  const translate = useTranslate()
  const { PLAIN_SERVER } = useMe()
  const viewedUser = useViewedUser()
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  if (PLAIN_SERVER || viewedUser) return null
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0])
    target.value = '' // the same file may be chosen again
  }
  const label = translate('account.photo.change')
  const open = () => chooser.current?.click()
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        onChange={choose}
      />
      {small ? (
        <IconButton title={label} className="p-card" onClick={open}>
          <PhotoCamera fontSize="small" />
        </IconButton>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PhotoCamera fontSize="small" />}
          onClick={open}
        >
          {label}
        </Button>
      )}
      {file && (
        <Suspense>
          <CropDialog file={file} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  )
}
