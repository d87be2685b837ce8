import { useCallback, useEffect, useState } from 'react'
import { useBackend } from '../../providers/backendContext'

type Health = 'checking' | 'up' | 'down'

/** Whether the service answers, as it says itself. */
export function useHealth() {
  const { http } = useBackend()
  const [health, setHealth] = useState<Health>('checking')
  const ask = useCallback(() => {
    setHealth('checking')
    void http
      .exchange('/health', { anonymous: true })
      .then(({ ok }) => setHealth(ok ? 'up' : 'down'))
  }, [http])
  useEffect(ask, [ask])
  return { health, ask }
}
