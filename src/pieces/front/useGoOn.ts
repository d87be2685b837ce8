import { useState } from 'react'
import { useBackend } from '../../providers/backendContext'
import { HOME } from '../../providers/place'

/** Leads on once somebody is signed in: to the page that was wanted when this one opened, or home. */
export function useGoOn() {
  const { place } = useBackend()
  const [wanted] = useState(() => place.wanted())
  return () => place.go(wanted ?? HOME, { replace: true })
}
