import Upload from '@mui/icons-material/FileUploadOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { mayImport } from '../../model/import/columns'
import { Button } from '../../pieces/Button'
import { useWhenHere } from '../../pieces/useWhenHere'
import { useMe } from '../../providers/backendContext'
import { useHeld } from '../../providers/useHeld'
import type { PageProps } from '../resourceViews'
import { ImportDialog } from './importLater'

/** The way to bring rows from a file, for who may create or change them. */
export function ImportButton({ resource }: PageProps) {
  const translate = useTranslate()
  const me = useMe()
  const held = useHeld()
  const whenHere = useWhenHere()
  const [open, setOpen] = useState(false)
  if (!mayImport(resource, me)) return null
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        className="r-export"
        startIcon={<Upload />}
        aria-haspopup="dialog"
        aria-label={translate('app.list.import')}
        onPointerEnter={() => void ImportDialog.preload()}
        onClick={() => whenHere(ImportDialog.preload(), () => setOpen(true))}
        {...held}
      >
        <span className="r-word">{translate('app.list.import')}</span>
      </Button>
      <Suspense fallback={null}>
        {open && <ImportDialog resource={resource} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
