import type { MouseEvent, ReactNode } from 'react'
import { useBackend } from '../../providers/backendContext'

/** A link between pages of any boot; with a modifier key it is the browser's own. */
export function FrontLink({
  to,
  className,
  isCurrent,
  children,
}: {
  to: string
  className?: string
  /** It leads to where one is. */
  isCurrent?: boolean
  children: ReactNode
}) {
  const { place } = useBackend()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    place.go(to, { wanted: place.wanted() })
  }
  return (
    <a
      href={to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}
