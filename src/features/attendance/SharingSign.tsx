import On from '@mui/icons-material/ShareLocationRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { useBackend } from '../../providers/backend/backendContext'
import { sharingOf } from './sharingOf'

/** Link to the page that stops sharing; its colour follows the state. */
export function SharingSign() {
  const translate = useTranslate()
  const { subscribe, view } = sharingOf(useBackend())
  const state = useSyncExternalStore(subscribe, view)
  if (state === 'off') return null
  const title = translate('tracking.sharingSign')
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
