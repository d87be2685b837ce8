import './ghost.css'
import Lock from '@mui/icons-material/LockOutlined'
import { Children, type ReactNode } from 'react'

interface GhostProps {
  /** Why it is closed. */
  readonly reason: string
  readonly children?: ReactNode
}

/** Something that is not open to whom one looks as: greyed, with the reason in words. */
export const Ghost = ({ reason, children }: GhostProps) => (
  <span className="p-ghost" title={reason}>
    <Lock fontSize="inherit" aria-hidden="true" />
    {children !== undefined && <span>{children}</span>}
    <small>{reason}</small>
  </span>
)

/** Several of them in a line, under what they are. */
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
