import GridOn from '@mui/icons-material/GridOnOutlined'
import { useI18nProvider, useTranslate } from 'ra-core'
import { Button } from '../../pieces/Button'
import type { AppI18nProvider } from '../../providers/i18nProvider'
import { useHeld } from '../../providers/useHeld'
import { Sheet } from './sheetLater'

/** Opens the list as a grid; its code and words are fetched while somebody points here. */
export function SheetButton({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate()
  const held = useHeld()
  const words = useI18nProvider() as AppI18nProvider
  const warm = () => Promise.all([Sheet.preload(), words.loadMore('sheet')])
  return (
    <Button
      variant="outlined"
      color="inherit"
      className="r-export"
      startIcon={<GridOn />}
      onPointerEnter={() => void warm()}
      onClick={() => void warm().then(onOpen)}
      {...held}
    >
      {translate('app.sheet.open')}
    </Button>
  )
}
