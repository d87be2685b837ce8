import './selling.css'
import { sellingRoles } from '../../domain/checkout/sellers'
import { PhotoGallery } from '../../fields/photos/PhotoGallery'
import type { StoredFile } from '../../model/kinds/structure'
import type { SlotProps } from '../../pieces/features/slotProps'
import { useMe } from '../../providers/backend/backendContext'
import { isSold } from './isSold'
import { SellCard } from './SellCard'

interface Row {
  readonly URL?: StoredFile | null
}

/** A product for its buyer: photos, prices with IVA, and the cart button. */
export function ProductTop({ record = {} }: SlotProps) {
  const { ROLE } = useMe()
  const rows = (record.IMAGES ?? []) as readonly Row[]
  const photos = rows.flatMap(({ URL }) => (URL?.url ? [URL] : []))
  const sells = sellingRoles.includes(ROLE) && isSold(record)
  return (
    <section className="p-card sell-top" data-alone={!sells || undefined}>
      <PhotoGallery key={photos[0]?.id ?? ''} photos={photos} name={String(record.NOMBRE ?? '')} />
      {sells && <SellCard code={String(record.CODIGO)} name={String(record.NOMBRE)} />}
    </section>
  )
}
