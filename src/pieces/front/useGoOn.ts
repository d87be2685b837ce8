import { useState } from 'react'
import { useBackend } from '../../providers/backend/backendContext'
import { HOME } from '../../providers/navigation/place'

/** Opens the page requested before sign-in, or home. */
export function useGoOn() {
  const { place } = useBackend()
  const [requested] = useState(() => place.wanted())
  return () => place.go(requested ?? HOME, { replace: true })
}
