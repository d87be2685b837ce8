import Upload from '@mui/icons-material/FileUploadOutlined'
import { withNamespaces } from '../../i18n/inUse'
import { describeKinds } from '../../kinds/registry'
import { mayImport } from '../../model/import/columns'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'
import { ToolButton } from '../list/tools/ToolButton'
import { useOpened } from '../list/tools/useOpened'
import type { ImportDialogProps } from './steps/ImportDialog'

/** Opens the import, for people who may create or update records. */
export function ImportButton() {
  const { resource, translate, me } = useResourceView()
  const held = useReadOnlyProps()
  const whenHere = useWhenHere()
  const { isOpen, open, close } = useOpened('import')
  if (!mayImport(resource, me)) return null
  return (
    <>
      <ToolButton
        variant="outlined"
        className="r-export r-wide-only"
        startIcon={<Upload />}
        aria-haspopup="dialog"
        label={translate('list.import')}
        onPointerEnter={() => void LazyImportDialog.preload()}
        onClick={() => whenHere(LazyImportDialog.preload(), open)}
        {...held}
      />
      {isOpen && <LazyImportDialog onClose={close} />}
    </>
  )
}

/** Loaded when the import is opened or its button is hovered. */
export const LazyImportDialog = quiet(
  later<ImportDialogProps>(() =>
    withNamespaces(
      import('./steps/ImportDialog'),
      'importing',
      'history',
      'list',
      'validation',
      'columns',
    ).then(async module => {
      // the template shows a sample of each column
      await describeKinds()
      return module.ImportDialog
    }),
  ),
)
