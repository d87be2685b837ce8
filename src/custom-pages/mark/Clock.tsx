import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { serverAhead } from '../../providers/attendance/attendance'
import { useBackend, useConnection } from '../../providers/backendContext'
import { useClockFormat } from './useClockFormat'

/** The time that counts: the server's, as long as it can be reached. */
export function Clock() {
  const translate = useTranslate()
  const backend = useBackend()
  const isLost = useConnection() === 'lost'
  const format = useClockFormat()
  const [ahead, setAhead] = useState<number>()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    let isHere = true
    if (!isLost) void serverAhead(backend).then(told => isHere && setAhead(told))
    return () => {
      isHere = false
    }
  }, [backend, isLost])
  const isServers = !isLost && ahead !== undefined
  const at = now + (ahead ?? 0)
  return (
    <div className="mk-clock">
      <time dateTime={new Date(at).toISOString()}>{format.seconds(at)}</time>
      <p>{format.day(at)}</p>
      <p className="mk-source">{translate(isServers ? 'hr.serverTime' : 'hr.deviceTime')}</p>
    </div>
  )
}
