import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import { useCreatePath, useNotify, useTranslate } from 'ra-core'
import type { Offer } from '../../contracts/shop'
import { PhotoDrop } from '../../fields/photos/PhotoDrop'
import { Sendings } from '../../fields/photos/Sendings'
import { usePhotoUploads } from '../../fields/photos/usePhotoUploads'
import type { FieldModel } from '../../model/fields/resource'
import { ItemLink } from '../../ui/primitives/Item'
import { Card, Row } from '../../ui/primitives/layout'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'
import { movePhoto, useChangePhotos } from './useChangePhotos'

const PhotoStrip = quiet(
  later(() => import('../../fields/photos/PhotoStrip'), 'PhotoStrip', 'field'),
)

interface ProductPhotosProps {
  readonly offer: Offer
  readonly picture: FieldModel
  readonly most: number
  readonly types: readonly string[]
}

/** Photos of a product: add, sort, remove; each change is saved at once. */
export function ProductPhotos({ offer, picture, most, types }: ProductPhotosProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const createPath = useCreatePath()
  const change = useChangePhotos()
  const { CODIGO, NOMBRE, IMAGES } = offer
  const failed = (error: Error) => notify(error.message, { type: 'error' })
  const uploads = usePhotoUploads({
    ...{ picture, resource: 'products', path: `IMAGES.${picture.name}` },
    onStored: URL => void change(CODIGO, rows => [...rows, { URL }]).catch(failed),
  })
  const photos = (IMAGES ?? []).map(({ URL }, at) => ({
    key: URL?.id ?? String(at),
    file: URL ?? null,
  }))
  const room = most - photos.length - uploads.running
  // Identified by file, because positions may have changed.
  const move = (from: number, to: number) => {
    const id = photos[from]?.key
    void change(CODIGO, rows =>
      movePhoto(
        rows,
        rows.findIndex(({ URL }) => URL.id === id),
        to,
      ),
    ).catch(failed)
  }
  const remove = (at: number) => {
    const id = photos[at]?.key
    void change(CODIGO, rows => rows.filter(({ URL }) => URL.id !== id)).catch(failed)
  }
  return (
    <Card as="li" className="gi-product">
      <ItemLink
        to={createPath({ resource: 'products', type: 'show', id: CODIGO })}
        title={<bdi>{NOMBRE}</bdi>}
        sub={<bdi dir="ltr">{CODIGO}</bdi>}
      />
      <Row wrap gap={3} className="gi-photos">
        {photos.length > 0 && <PhotoStrip photos={photos} onMove={move} onRemove={remove} />}
        <Sendings uploads={uploads} />
        {room > 0 && (
          <PhotoDrop
            icon={<AddPhoto />}
            label={translate('goods.addPhotos')}
            types={types}
            onChoose={files => uploads.send(files.slice(0, room))}
          />
        )}
      </Row>
    </Card>
  )
}
