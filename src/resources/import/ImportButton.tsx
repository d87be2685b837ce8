import Upload from '@mui/icons-material/FileUploadOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { mayImport } from '../../model/import/columns'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { LazyImportDialog } from './importLater'

/** Opens the import, for people who may create or update records. */
export function ImportButton() {
  const resource = useResource()
  const translate = useTranslate()
  const me = useMe()
  const held = useReadOnlyProps()
  const whenHere = useWhenHere()
  const [open, setOpen] = useState(false)
  if (!mayImport(resource, me)) return null
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        className="r-export r-import"
        startIcon={<Upload />}
        aria-haspopup="dialog"
        aria-label={translate('list.import')}
        title={translate('list.import')}
        onPointerEnter={() => void LazyImportDialog.preload()}
        onClick={() => whenHere(LazyImportDialog.preload(), () => setOpen(true))}
        {...held}
      >
        <span className="r-word-wide">{translate('list.import')}</span>
      </Button>
      <Suspense fallback={null}>
        {open && <LazyImportDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
