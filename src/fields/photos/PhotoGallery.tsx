import './photos.css'
import Phone from '@mui/icons-material/SmartphoneRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { StoredFile } from '../../kinds/file/data'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import { Stack } from '../../ui/primitives/layout'
import { plainLater, quiet } from '../../ui/theme/plainLater'

const Lightbox = quiet(plainLater(() => import('./Lightbox'), 'Lightbox'))

interface GalleryProps {
  readonly photos: readonly StoredFile[]
  readonly name: string
}

/** The cover in large, the others below; a click opens full screen. */
export function PhotoGallery({ photos, name }: GalleryProps) {
  const translate = useTranslate()
  const addressOf = useApiAddress()
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const shown = photos[at] ?? photos[0]
  const urls = photos.map(({ url }) => addressOf(url ?? ''))
  if (!shown) {
    return (
      <p className="p-nothing">
        <Phone aria-hidden="true" />
        <br />
        {translate('goods.noPhotos')}
      </p>
    )
  }
  const count = photos.length
  return (
    <Stack gap={3}>
      <button
        type="button"
        className="p-centred ph-large"
        aria-label={translate('goods.openPhoto', { at: at + 1, count })}
        // Opening loads it again.
        onPointerEnter={() => void Lightbox.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <img src={addressOf(shown.url ?? '')} alt={name} />
      </button>
      {count > 1 && (
        <div className="ph-thumbs">
          {photos.map((photo, index) => (
            <button
              key={photo.id}
              type="button"
              aria-label={translate('goods.photoAt', { at: index + 1, count })}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <img src={urls[index]} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
      {open && (
        <Lightbox urls={urls} name={name} at={at} onView={setAt} onClose={() => setOpen(false)} />
      )}
    </Stack>
  )
}
