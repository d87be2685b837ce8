import { Facts } from '../../ui/primitives/Facts'
import { Card, Grid } from '../../ui/primitives/layout'
import './selling.css'
import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { sellingRoles } from '../../domain/checkout/sellers'
import { PhotoGallery } from '../../fields/photos/PhotoGallery'
import type { StoredFile } from '../../kinds/file/data'
import { useMe } from '../../providers/backend/backendContext'
import type { SlotProps } from '../../ui/features/slotProps'
import { isSold } from './isSold'
import { SellCard } from './SellCard'

interface Row {
  readonly URL?: StoredFile | null
}

/** The price, which the original API tells in the product itself. */
function PlainPrice({ price }: { readonly price?: unknown }) {
  const translate = useTranslate()
  if (typeof price !== 'number') return null
  return (
    <Card>
      <Facts facts={[{ label: translate('goods.price'), value: formatMoney(price) }]} />
    </Card>
  )
}

/** A product for its buyer: photos, prices with IVA, and the cart button. */
export function ProductTop({ record = {} }: SlotProps) {
  const { ROLE, PLAIN_SERVER } = useMe()
  const rows = (record.IMAGES ?? []) as readonly Row[]
  const photos = rows.flatMap(({ URL }) => (URL?.url ? [URL] : []))
  if (PLAIN_SERVER) return <PlainPrice price={record.price} />
  const sells = sellingRoles.includes(ROLE) && isSold(record)
  return (
    <Card>
      <Grid min={300} fit gap={5} className={sells ? undefined : 'sell-alone'}>
        <PhotoGallery
          key={photos[0]?.id ?? ''}
          photos={photos}
          name={String(record.NOMBRE ?? '')}
        />
        {sells && <SellCard code={String(record.CODIGO)} name={String(record.NOMBRE)} />}
      </Grid>
    </Card>
  )
}
