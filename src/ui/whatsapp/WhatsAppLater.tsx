import { useEffect, useState } from 'react'
import { Boundary } from '../loading/Boundary'
import { plainLater, quiet } from '../theme/plainLater'

const WhatsApp = quiet(plainLater(() => import('./WhatsApp'), 'WhatsApp'))
/** Delay after the first page. */
const CALM_MS = 1000

/** The chat button, loaded after the first page while online. */
export function WhatsAppLater() {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const show = () => setCalm(true)
    const timer = setTimeout(() => {
      if (navigator.onLine) show()
      else window.addEventListener('online', show, { once: true })
    }, CALM_MS)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', show)
    }
  }, [])
  return <Boundary fallback={() => null}>{isCalm && <WhatsApp />}</Boundary>
}
