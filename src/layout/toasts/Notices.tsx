import { useNotificationContext } from 'ra-core'
import { lazy, Suspense, useRef } from 'react'
import { useWarm } from '../useWarm'

const load = () => import('./Toasts')
const Toasts = lazy(async () => ({ default: (await load()).Toasts }))

/** What `useNotify` says; drawn from the first word on. */
export function Notices() {
  const { notifications } = useNotificationContext()
  const wasTold = useRef(false)
  wasTold.current ||= notifications.length > 0
  useWarm(load)
  return <Suspense fallback={null}>{wasTold.current && <Toasts />}</Suspense>
}
