import SearchOff from '@mui/icons-material/SearchOff'
import { groupBy } from 'es-toolkit/array'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { formatMoney } from '../../base/money'
import { printNumber } from '../../base/numbers'
import type { CatalogueRowView } from '../../contracts/shop'
import { LoadingRows } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { StateFrame } from '../../ui/states/StateFrame'
import type { useCatalogueSearch } from './useCatalogueSearch'

interface PreviewProps {
  readonly search: ReturnType<typeof useCatalogueSearch>
  readonly isPartner: boolean
}

/** Preview of the file by brand. */
export function CataloguePreview({ search, isPartner }: PreviewProps) {
  const translate = useTranslate()
  const { data, error, refetch, isFetching } = search
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  const { rows, isMore } = data
  if (rows.length === 0) {
    return (
      <section className="p-card">
        <StateFrame
          icon={SearchOff}
          title={translate('goods.nothingTitle')}
          text={translate('goods.nothingText')}
        />
      </section>
    )
  }
  const count = printNumber(rows.length)
  return (
    <section className="p-card ct-preview" aria-busy={isFetching}>
      <p role="status">{translate(isMore ? 'goods.first' : 'goods.products', { count })}</p>
      <table>
        <thead>
          <tr>
            {['code', 'product', 'stock', 'net', 'iva', 'gross'].map(name => (
              <th key={name} scope="col" data-part={name}>
                {translate(`goods.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byBrand(rows).map(([brand, lines]) => (
            <Fragment key={brand}>
              <tr className="ct-brand">
                <th scope="rowgroup" colSpan={6}>
                  <bdi>{brand}</bdi>
                </th>
              </tr>
              {lines.map(row => (
                <Line key={`${row.CODIGO} ${row.PriceList}`} row={row} isPartner={isPartner} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const byBrand = (rows: readonly CatalogueRowView[]) =>
  Object.entries(groupBy(rows, ({ brand }) => brand))

function Line({ row, isPartner }: { readonly row: CatalogueRowView; readonly isPartner: boolean }) {
  return (
    <tr>
      <td data-part="code">
        <bdi dir="ltr">{isPartner ? (row.COD_ITSA ?? row.CODIGO) : row.CODIGO}</bdi>
      </td>
      <td data-part="product">
        <bdi>{row.NOMBRE}</bdi>
      </td>
      <td data-part="stock">
        <bdi dir="ltr">{row.STOCK}</bdi>
      </td>
      <td data-part="net">{formatMoney(row.SUBTOTAL)}</td>
      <td data-part="iva">{formatMoney(row.IVA)}</td>
      <td data-part="gross">{formatMoney(row.TOTAL)}</td>
    </tr>
  )
}
