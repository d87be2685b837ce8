import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import { Button, IconButton } from '../controls/Button'
import { useFilePick } from '../controls/useFilePick'
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
  const [file, setFile] = useState<File>()
  const label = translate('account.photo.change')
  const { open, input } = useFilePick(([picture]) => setFile(picture), {
    accept: 'image/jpeg,image/png,image/webp',
    'aria-label': label,
  })
  if (PLAIN_SERVER || viewedUser) return null
  return (
    <>
      {input}
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
