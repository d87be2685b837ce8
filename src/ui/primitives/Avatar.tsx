import type { CSSProperties, ReactNode } from 'react'
import { Portrait } from '../controls/Portrait'
import css from './Avatar.module.css'

interface AvatarProps {
  readonly name: string
  /** Address of the photo; initials in a colour of the name without one. */
  readonly photo?: string | null | undefined
  /** Diameter in px. */
  readonly size?: number
}

/** A person or company; decoration beside the name. */
export const Avatar = ({ name, photo, size = 40 }: AvatarProps) => (
  <span style={{ '--size': `${size}px`, '--hue': hueOf(name) } as CSSProperties}>
    <Portrait name={name} photo={photo ?? ''} className={css.avatar ?? ''} />
  </span>
)

/** The same hue for the same name. */
const hueOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

interface PictureProps {
  readonly src?: string | null | undefined
  readonly alt?: string
  /** Width in px; that of its parent by default. */
  readonly size?: number
  /** Width divided by height. */
  readonly ratio?: number
  /** Shown without a picture. */
  readonly icon?: ReactNode
}

/** A picture in a frame of fixed ratio, so that nothing moves when it arrives. */
export const Picture = ({ src, alt = '', size, ratio = 1, icon }: PictureProps) => (
  <span
    className={css.picture}
    style={{ '--ratio': ratio, ...(size && { '--size': `${size}px` }) } as CSSProperties}
  >
    {src ? <img src={src} alt={alt} loading="lazy" /> : icon}
  </span>
)
