import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useConnection } from '../../providers/backend/backendContext'
import { useClockFormat } from './state/useClockFormat'
import { useServerAhead } from './state/useServerAhead'

/** Server time as last received; otherwise local time. */
export function Clock() {
  const translate = useTranslate()
  const isDisconnected = useConnection() === 'lost'
  const format = useClockFormat()
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
      <p className="mk-source">{translate(ahead === undefined ? 'hr.deviceTime' : source)}</p>
    </div>
  )
}
