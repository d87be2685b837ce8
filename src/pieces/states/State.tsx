import './states.css'
import type { ComponentType, ReactNode } from 'react'

interface StateProps {
  readonly icon: ComponentType<{ fontSize?: 'inherit' }>
  readonly tone?: 'calm' | 'error'
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
}

/** What stands where content would be: a sign, what is the matter, and the way on. */
export const State = ({ icon: Icon, tone = 'calm', title, text, children }: StateProps) => (
  <div className="s-state" role={tone === 'error' ? 'alert' : 'status'}>
    <span className={`s-icon s-${tone}`} aria-hidden="true">
      <Icon fontSize="inherit" />
    </span>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children && <div className="s-actions">{children}</div>}
  </div>
)
