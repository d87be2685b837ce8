import type { Shown } from '../fieldView'

/** A person's picture: only https, and it learns nothing about the page it stands on. */
export function Avatar({ value }: Shown) {
  const address = String(value)
  if (!address.startsWith('https://') && !address.startsWith('/')) return null
  return (
    <img className="f-avatar" src={address} alt="" loading="lazy" referrerPolicy="no-referrer" />
  )
}
