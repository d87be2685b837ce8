import './ghost.css'
import Lock from '@mui/icons-material/LockOutlined'
import { Children, type ReactNode } from 'react'

interface GhostProps {
  /** Why it is closed. */
  readonly reason: string
  readonly children?: ReactNode
}

/** Something the impersonated person cannot use: greyed, with the reason. */
export const Ghost = ({ reason, children }: GhostProps) => (
  <span className="p-ghost" title={reason}>
    <Lock fontSize="inherit" aria-hidden="true" />
    {children !== undefined && <span>{children}</span>}
    <small>{reason}</small>
  </span>
)

/** Several of them in a line, under a title. */
export const Ghosts = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) =>
  Children.count(children) > 0 && (
    <div className="p-ghosts">
      <span>{title}</span>
      {children}
    </div>
  )
