import { useNotificationContext } from 'ra-core'
import { useRef } from 'react'
import { withNamespaces } from '../../i18n/inUse'
import { LaterPart } from '../../ui/loading/LaterPart'
import { later } from '../../ui/theme/later'
import { useWarm } from '../dropdown/useWarm'

const Toasts = later(() => withNamespaces(import('./Toasts'), 'ra').then(module => module.Toasts))

/** Notifications of `useNotify`; rendered from the first one on. */
export function ToastArea() {
  const { notifications } = useNotificationContext()
  const wasShown = useRef(false)
  wasShown.current ||= notifications.length > 0
  useWarm(Toasts.preload)
  return <LaterPart>{wasShown.current && <Toasts />}</LaterPart>
}
