import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useMoments } from '../../features/attendance/useMoments'
import { useConnection } from '../../providers/backend/backendContext'
import { Text } from '../../ui/primitives/Text'
import { useServerAhead } from './state/useServerAhead'

/** Server time as last received; otherwise local time. */
export function Clock() {
  const translate = useTranslate()
  const isDisconnected = useConnection() === 'lost'
  const format = useMoments()
  const [now, setNow] = useState(() => Date.now())
  const ahead = useServerAhead()
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const source = isDisconnected ? 'hr.serverTimeHeard' : 'hr.serverTime'
  const at = now + (ahead ?? 0)
  return (
    <div className="mk-clock">
      <time dateTime={new Date(at).toISOString()}>{format.seconds(at)}</time>
      <p>{format.day(at)}</p>
      <Text as="p" size="md" tone="secondary">
        {translate(ahead === undefined ? 'hr.deviceTime' : source)}
      </Text>
    </div>
  )
}
