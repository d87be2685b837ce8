import SearchOff from '@mui/icons-material/SearchOff'
import { groupBy } from 'es-toolkit/array'
import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { printNumber } from '../../base/numbers'
import type { CatalogueRowView } from '../../contracts/shop'
import { Card, Text } from '../../ui/primitives/layout'
import { Table } from '../../ui/primitives/Table'
import { StateFrame } from '../../ui/states/StateFrame'
import { LoadingGrid, Waiting } from '../../ui/states/Waiting'
import type { useCatalogueSearch } from './useCatalogueSearch'

interface PreviewProps {
  readonly search: ReturnType<typeof useCatalogueSearch>
  readonly isPartner: boolean
}

/** Preview of the file by brand. */
export function CataloguePreview({ search, isPartner }: PreviewProps) {
  const translate = useTranslate()
  const { data, error, refetch, isFetching } = search
  if (!data) return <Waiting error={error} onRetry={refetch} shape={<LoadingGrid count={4} />} />
  const { rows, isMore } = data
  if (rows.length === 0) {
    return (
      <Card flush>
        <StateFrame
          icon={SearchOff}
          title={translate('goods.nothingTitle')}
          text={translate('goods.nothingText')}
        />
      </Card>
    )
  }
  const summary = translate(isMore ? 'goods.first' : 'goods.products', {
    number: printNumber(rows.length),
    count: rows.length,
  })
  return (
    <Card
      flush
      aria-busy={isFetching}
      aria-label={translate('goods.product')}
      title={
        <Text size="md" tone="secondary" role="status">
          {summary}
        </Text>
      }
    >
      <Table
        stacks
        label={summary}
        rows={Object.values(groupBy(rows, ({ brand }) => brand)).flat()}
        rowKey={({ CODIGO, PriceList }) => `${CODIGO} ${PriceList}`}
        groupOf={({ brand }) => brand}
        columns={[
          {
            key: 'product',
            label: translate('goods.product'),
            cell: row => <Product row={row} isPartner={isPartner} />,
          },
          { ...column('stock'), cell: ({ STOCK }) => <bdi dir="ltr">{STOCK}</bdi> },
          { ...column('net'), cell: ({ SUBTOTAL }) => formatMoney(SUBTOTAL) },
          { ...column('iva'), cell: ({ IVA }) => formatMoney(IVA) },
          { ...column('gross'), cell: ({ TOTAL }) => <b>{formatMoney(TOTAL)}</b> },
        ]}
      />
    </Card>
  )

  function column(key: string) {
    return { key, label: translate(`goods.${key}`), isNumber: true } as const
  }
}

const Product = ({ row, isPartner }: { row: CatalogueRowView; isPartner: boolean }) => (
  <>
    <bdi>{row.NOMBRE}</bdi>{' '}
    <Text size="sm" tone="secondary" dir="ltr">
      {isPartner ? (row.COD_ITSA ?? row.CODIGO) : row.CODIGO}
    </Text>
  </>
)
