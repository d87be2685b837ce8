import GridOn from '@mui/icons-material/GridOnOutlined'
import { useTranslate } from 'ra-core'
import { desk } from '../../i18n/desk'
import { Button } from '../../pieces/Button'
import { useWhenHere } from '../../pieces/useWhenHere'
import { useHeld } from '../../providers/useHeld'
import { Sheet } from './sheetLater'

/** Opens the list as a grid; its code is fetched while somebody points here. */
export function SheetButton({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate()
  const held = useHeld()
  const whenHere = useWhenHere()
  return (
    <Button
      variant="outlined"
      color="inherit"
      className="r-export"
      startIcon={<GridOn />}
      onPointerEnter={() => void Sheet.preload()}
      onClick={() => whenHere(Promise.all([Sheet.preload(), desk.loadSchemaTexts()]), onOpen)}
      {...held}
    >
      {translate('app.sheet.open')}
    </Button>
  )
}
