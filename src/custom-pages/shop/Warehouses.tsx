import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { Chip } from '../../ui/primitives/Chip'
import { later } from '../../ui/theme/later'

const StockPopover = later(() => import('./StockPopover').then(module => module.StockPopover))

interface WarehousesProps {
  readonly code: string
  readonly text: string
  readonly isNone: boolean
}
/** Total stock; a press shows it by warehouse. */
export function Warehouses({ code, text, isNone }: WarehousesProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${text}. ${translate('shop.byWarehouse')}`}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Chip tone={isNone ? undefined : 'success'}>{text}</Chip>
      </button>
      <Suspense fallback={null}>
        {anchor && <StockPopover code={code} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  )
}
