import GridOn from '@mui/icons-material/GridOnOutlined'
import { useTranslate } from 'ra-core'
import { loadSchemaTexts } from '../../i18n/schemaTexts'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { later } from '../../ui/theme/later'
import { ToolButton } from '../list/tools/ToolButton'

/** Loaded when the grid opens. */
export const LazySheet = later(
  () => import('./Sheet'),
  'Sheet',
  'sheet',
  'form',
  'list',
  'validation',
  'columns',
  'field',
)

/** Opens the list as a grid; preloads its code on hover. */
export function SheetButton({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate()
  const held = useReadOnlyProps()
  const whenHere = useWhenHere()
  return (
    <ToolButton
      variant="outlined"
      className="r-export"
      startIcon={<GridOn />}
      label={translate('list.sheet.open')}
      onPointerEnter={() => void LazySheet.preload()}
      onClick={() => whenHere(Promise.all([LazySheet.preload(), loadSchemaTexts()]), onOpen)}
      {...held}
    />
  )
}
