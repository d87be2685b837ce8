import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import { useTranslate } from 'ra-core'
import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import { Button } from '../controls/Button'
import { later } from '../theme/later'

const CropDialog = later(() => import('./CropDialog').then(module => module.CropDialog))

/** Chooses a picture for the own photo; absent while viewing as somebody else. */
export function ChangePhoto() {
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
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PhotoCamera fontSize="small" />}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      {file && (
        <Suspense>
          <CropDialog file={file} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  )
}
