import Popover from '@mui/material/Popover'
import { type RaRecord, useGetList } from 'ra-core'
import { useId } from 'react'
import { firstChoices, firstOfList } from '../../providers/dataProvider/firstOfList'
import { Facts } from '../../ui/primitives/Facts'
import { Text } from '../../ui/primitives/layout'
import { Bone } from '../../ui/primitives/Meter'

interface StockPopoverProps {
  readonly code: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
}
interface Row extends RaRecord {
  readonly WhsCode: string
  readonly DISPONIBLE?: number
  readonly NIVEL?: number
}

/** A product's units in each warehouse the person may read; stores see levels. */
export function StockPopover({ code, anchor, onClose }: StockPopoverProps) {
  const id = useId()
  const { data = [], isPending } = useGetList<Row>('stock', firstOfList('ID', 50, { CODIGO: code }))
  const names = useGetList<RaRecord>('warehouses', firstChoices('WhsName', 50))
  const warehouseName = (whs: string) =>
    names.data?.find(({ WhsCode }) => WhsCode === whs)?.WhsName ?? whs
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'sh-stock' } }}
    >
      <Text as="h2" id={id} size="lg" i18nKey="shop.byWarehouse" />
      {isPending ? (
        <Bone width={180} />
      ) : (
        <Facts
          lines
          facts={data.map(({ WhsCode, DISPONIBLE, NIVEL }) => ({
            label: warehouseName(WhsCode),
            value: DISPONIBLE ?? (NIVEL ? `+${NIVEL}` : 0),
          }))}
        />
      )}
    </Popover>
  )
}
