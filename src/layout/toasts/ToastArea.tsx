import { useNotificationContext } from 'ra-core'
import { useRef } from 'react'
import { LaterPart } from '../../ui/loading/LaterPart'
import { later } from '../../ui/theme/later'
import { useWarm } from '../dropdown/useWarm'

const Toasts = later(() => import('./Toasts'), 'Toasts', 'ra')

/** Notifications of `useNotify`; rendered from the first one on. */
export function ToastArea() {
  const { notifications } = useNotificationContext()
  const wasShown = useRef(false)
  wasShown.current ||= notifications.length > 0
  useWarm(Toasts.preload)
  return <LaterPart>{wasShown.current && <Toasts />}</LaterPart>
}
