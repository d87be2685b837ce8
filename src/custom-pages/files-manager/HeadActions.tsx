import NewFolder from '@mui/icons-material/CreateNewFolderOutlined'
import Upload from '@mui/icons-material/UploadRounded'
import { useTranslate } from 'ra-core'
import { Button } from '../../pieces/controls/Button'
import { useHeld } from '../../providers/backend/useHeld'
import { useManager } from './state/useManaging'

/** New folder and upload. */
export function HeadActions({ onUpload }: { readonly onUpload: () => void }) {
  const translate = useTranslate()
  const held = useHeld()
  const { setOpen } = useManager()
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<NewFolder />}
        onClick={() => setOpen({ is: 'new' })}
        {...held}
      >
        {translate('files.newFolder')}
      </Button>
      <Button variant="contained" startIcon={<Upload />} onClick={onUpload} {...held}>
        {translate('files.upload')}
      </Button>
    </>
  )
}
