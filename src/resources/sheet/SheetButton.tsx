import GridOn from '@mui/icons-material/GridOnOutlined'
import { useTranslate } from 'ra-core'
import { loadSchemaTexts } from '../../i18n/schemaTexts'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { LazySheet } from './sheetLater'

/** Opens the list as a grid; preloads its code on hover. */
export function SheetButton({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate()
  const held = useReadOnlyProps()
  const whenHere = useWhenHere()
  const label = translate('list.sheet.open')
  return (
    <Button
      variant="outlined"
      color="inherit"
      className="r-export"
      startIcon={<GridOn />}
      aria-label={label}
      title={label}
      onPointerEnter={() => void LazySheet.preload()}
      onClick={() => whenHere(Promise.all([LazySheet.preload(), loadSchemaTexts()]), onOpen)}
      {...held}
    >
      <span className="r-word-wide">{label}</span>
    </Button>
  )
}
