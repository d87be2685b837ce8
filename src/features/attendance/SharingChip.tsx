import On from '@mui/icons-material/ShareLocationRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useBackend, useOwnMe } from '../../providers/backend/backendContext'
import type { SharingState } from './sharing'

/** Delay after the first page. */
const LATER_MS = 2600
const SHARES = 'sharesPosition'

/** Shows on every page that this person shares their position, with a button that stops it. */
export function SharingChip() {
  const translate = useTranslate()
  const state = useSharing()
  if (state === 'off') return null
  const title = translate('app.sharing')
  return (
    <LinkBase
      to="/dashboard/user/tracking"
      className="p-icon-button shell-sharing"
      data-state={state}
      aria-label={title}
      title={title}
    >
      <On />
    </LinkBase>
  )
}

/** Its code is loaded only if this person shares from this device (`features/attendance`). */
function useSharing(): SharingState {
  const backend = useBackend()
  const person = useOwnMe()?.ID
  const [state, setState] = useState<SharingState>('off')
  useEffect(() => {
    if (backend.storage.get(SHARES) !== String(person)) return
    let end = () => {}
    let isHere = true
    const look = async () => {
      const { sharingOf } = await import('./sharingOf')
      if (!isHere) return
      const sharing = sharingOf(backend)
      setState(sharing.view())
      end = sharing.subscribe(() => setState(sharing.view()))
    }
    // Its page shows the error.
    const timer = setTimeout(() => void look().catch(() => undefined), LATER_MS)
    return () => {
      isHere = false
      clearTimeout(timer)
      end()
    }
  }, [backend, person])
  return state
}
