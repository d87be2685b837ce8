import { Suspense, useEffect, useState } from 'react'
import { plainLater } from '../plainLater'
import { Boundary } from '../states/Boundary'

const WhatsApp = plainLater(() => import('./WhatsApp').then(module => module.WhatsApp))
/** The page first. */
const CALM_MS = 1000

/** The button that leads to a chat, once the page stands. */
export function WhatsAppLater() {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>{isCalm && <WhatsApp />}</Suspense>
    </Boundary>
  )
}
