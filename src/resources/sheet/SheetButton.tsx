import GridOn from '@mui/icons-material/GridOnOutlined'
import { useTranslate } from 'ra-core'
import { loadSchemaTexts } from '../../i18n/schemaTexts'
import { Button } from '../../pieces/controls/Button'
import { useWhenHere } from '../../pieces/loading/useWhenHere'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { LazySheet } from './sheetLater'

/** Opens the list as a grid; preloads its code on hover. */
export function SheetButton({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate()
  const held = useReadOnlyProps()
  const whenHere = useWhenHere()
  return (
    <Button
      variant="outlined"
      color="inherit"
      className="r-export"
      startIcon={<GridOn />}
      onPointerEnter={() => void LazySheet.preload()}
      onClick={() => whenHere(Promise.all([LazySheet.preload(), loadSchemaTexts()]), onOpen)}
      {...held}
    >
      {translate('list.sheet.open')}
    </Button>
  )
}
