import { useEffect, useState } from 'react'
import { Card } from '../../ui/primitives/Card'
import { Row } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
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
    <Row justify="center" gap={2} aria-hidden="true">
      {parts.map(([word, seconds, most]) => (
        <Card as="div" key={word} className="soon-part">
          <Text as="strong" size="xxl">
            {String(Math.floor(remaining / seconds) % most).padStart(2, '0')}
          </Text>
          <Text as="div" size="sm" tone="secondary">
            {soon[word]}
          </Text>
        </Card>
      ))}
    </Row>
  )
}
