import './states.css'
import type { ComponentType, ReactNode } from 'react'
import { useDocumentTitle } from '../documentTitle'
import { useTellTitle } from '../pageTitle'

interface StateProps {
  readonly icon: ComponentType<{ fontSize?: 'inherit' }>
  readonly tone?: 'calm' | 'error'
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
  /** There is nothing else on the page: its title is the page's. */
  readonly isPage?: boolean
}

/** What stands where content would be: a sign, what is the matter, and the way on. */
export const State = ({ icon: Icon, tone = 'calm', title, text, children, isPage }: StateProps) => (
  <div className="s-state" role={tone === 'error' ? 'alert' : 'status'}>
    <span className={`s-icon s-${tone}`} aria-hidden="true">
      <Icon fontSize="inherit" />
    </span>
    {isPage ? <PageTitle title={title} /> : <h2>{title}</h2>}
    {text && <p>{text}</p>}
    {children && <div className="s-actions">{children}</div>}
  </div>
)

function PageTitle({ title }: Pick<StateProps, 'title'>) {
  useDocumentTitle(title)
  useTellTitle(title)
  return <h1>{title}</h1>
}
