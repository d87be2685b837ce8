import type { MouseEvent, ReactNode } from 'react'
import { useBackend } from '../../providers/backend/backendContext'

/** A link between pages of both boots; with a modifier key the browser handles it. */
export function FrontLink({
  to,
  className,
  isCurrent,
  children,
}: {
  to: string
  className?: string
  /** It links to the current page. */
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
