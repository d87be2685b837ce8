import { Suspense, useEffect, useState } from 'react'
import { plainLater } from '../plainLater'
import { Boundary } from '../states/Boundary'

const WhatsApp = plainLater(() => import('./WhatsApp').then(module => module.WhatsApp))
/** The page first. */
const CALM_MS = 1000

/** The button that leads to a chat, once the page stands and there is a network to bring it. */
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
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>{isCalm && <WhatsApp />}</Suspense>
    </Boundary>
  )
}
