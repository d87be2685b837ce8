import NewFolder from '@mui/icons-material/CreateNewFolderOutlined'
import Upload from '@mui/icons-material/UploadRounded'
import { useTranslate } from 'ra-core'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { useManager } from './state/useFilesManager'

/** New folder and upload. */
export function HeadActions({ onUpload }: { readonly onUpload: () => void }) {
  const translate = useTranslate()
  const readOnly = useReadOnlyProps()
  const { setOpen } = useManager()
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<NewFolder />}
        onClick={() => setOpen({ is: 'new' })}
        {...readOnly}
      >
        {translate('files.newFolder')}
      </Button>
      <Button variant="contained" startIcon={<Upload />} onClick={onUpload} {...readOnly}>
        {translate('files.upload')}
      </Button>
    </>
  )
}
