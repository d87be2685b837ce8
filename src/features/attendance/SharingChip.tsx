import { type ComponentType, useEffect, useState } from 'react'
import { withNamespaces } from '../../i18n/inUse'
import { useBackend, useOwnMe } from '../../providers/backend/backendContext'

/** Delay after the first page. */
const LATER_MS = 2600
const SHARES = 'sharesPosition'

/** Shows on every page that this person shares their position from this device; its code is loaded only then. */
export function SharingChip() {
  const { storage } = useBackend()
  const person = useOwnMe()?.ID
  const [Sign, setSign] = useState<ComponentType>()
  useEffect(() => {
    if (storage.get(SHARES) !== String(person)) return
    let isHere = true
    const load = () =>
      withNamespaces(import('./SharingSign'), 'tracking').then(
        ({ SharingSign }) => isHere && setSign(() => SharingSign),
        // Its page shows the error.
        () => undefined,
      )
    const timer = setTimeout(load, LATER_MS)
    return () => {
      isHere = false
      clearTimeout(timer)
      setSign(undefined)
    }
  }, [storage, person])
  return Sign ? <Sign /> : null
}
