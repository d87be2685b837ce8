import { useEffect, useState } from 'react'
import { usePages } from '../../ui/site/useSite'

const parts = [
  ['days', 86_400, 10_000],
  ['hours', 3_600, 24],
  ['minutes', 60, 60],
  ['seconds', 1, 60],
] as const

/** Remaining time; hidden at zero. The date is shown beside it. */
export function Countdown({ to }: { to: Date }) {
  const { soon } = usePages()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const remaining = Math.floor((to.getTime() - now) / 1000)
  if (remaining <= 0) return null
  return (
    <div className="soon-count" aria-hidden="true">
      {parts.map(([word, seconds, most]) => (
        <div key={word}>
          <strong>{String(Math.floor(remaining / seconds) % most).padStart(2, '0')}</strong>
          <span>{soon[word]}</span>
        </div>
      ))}
    </div>
  )
}
