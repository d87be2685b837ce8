import { useState } from 'react'
import { useCanLoadPicture } from '../../providers/backend/drawnPictures'

interface PortraitProps {
  readonly name: string
  readonly photo: string
  readonly className: string
}

/** A person's photo; initials if it is missing, refused or fails to load. */
export function Portrait({ name, photo, className }: PortraitProps) {
  const canLoadPicture = useCanLoadPicture()
  const [broken, setBroken] = useState('')
  const isDrawn = photo !== '' && photo !== broken && canLoadPicture(photo)
  return (
    <span className={className} aria-hidden="true">
      {isDrawn ? (
        <img
          src={photo}
          alt=""
          width="36"
          height="36"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

/** Initials of the first two names. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => [...word][0]?.toLocaleUpperCase())
    .join('')
