import Popover from '@mui/material/Popover'
import { type RaRecord, useGetList, useTranslate } from 'ra-core'
import { useId } from 'react'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { Facts } from '../../ui/primitives/Facts'
import { Bone } from '../../ui/primitives/Meter'
import { Text } from '../../ui/primitives/Text'

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
const allRows = { page: 1, perPage: 50 }

/** A product's units in each warehouse the person may read; stores see levels. */
export function StockPopover({ code, anchor, onClose }: StockPopoverProps) {
  const translate = useTranslate()
  const id = useId()
  const { data = [], isPending } = useGetList<Row>('stock', {
    filter: { CODIGO: code },
    pagination: allRows,
    sort: { field: 'ID', order: 'ASC' },
    meta: listMeta,
  })
  const names = useGetList<RaRecord>('warehouses', {
    pagination: allRows,
    sort: { field: 'WhsName', order: 'ASC' },
    meta: { picker: true },
  })
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
      <Text as="h2" id={id} size="lg">
        {translate('shop.byWarehouse')}
      </Text>
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
