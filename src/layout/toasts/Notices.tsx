import { useNotificationContext } from 'ra-core'
import { useRef } from 'react'
import { LaterPart } from '../../pieces/LaterPart'
import { later } from '../../pieces/later'
import { useWarm } from '../useWarm'

const Toasts = later(() => import('./Toasts').then(module => module.Toasts))

/** What `useNotify` says; drawn from the first word on. */
export function Notices() {
  const { notifications } = useNotificationContext()
  const wasTold = useRef(false)
  wasTold.current ||= notifications.length > 0
  useWarm(Toasts.preload)
  return <LaterPart>{wasTold.current && <Toasts />}</LaterPart>
}
