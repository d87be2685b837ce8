import './ghost.css'
import Lock from '@mui/icons-material/LockOutlined'
import type { ReactNode } from 'react'

interface GhostProps {
  /** Why it is closed. */
  readonly reason: string
  readonly children: ReactNode
}

/** Something that is not open to whom one looks as: greyed, with the reason in words. */
export const Ghost = ({ reason, children }: GhostProps) => (
  <span className="p-ghost" title={reason}>
    <Lock fontSize="inherit" aria-hidden="true" />
    <span>{children}</span>
    <small>{reason}</small>
  </span>
)
