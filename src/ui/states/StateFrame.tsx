import './states.css'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useDocumentTitle } from '../page/documentTitle'
import { plainLater } from '../theme/plainLater'
import type { SceneName, SceneProps } from './Scene'

/** Without its code, as while disconnected, the text stands alone. */
const Scene = plainLater<SceneProps>(() =>
  import('./Scene').then(
    module => module.Scene,
    () => () => null,
  ),
)

interface StateProps {
  /** On the ground of the family of illustrations, where none of them fits. */
  readonly icon?: ComponentType<{ fontSize?: 'inherit' }>
  readonly scene?: SceneName
  readonly tone?: 'calm' | 'error'
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
  /** It is the page's only content, so its title is the h1. */
  readonly isPage?: boolean
}

/** Replaces missing content: illustration, title, explanation and actions. */
export const StateFrame = ({
  icon: Icon,
  scene,
  tone = 'calm',
  title,
  text,
  children,
  isPage,
}: StateProps) => (
  <div className="p-column s-state" role={tone === 'error' ? 'alert' : 'status'}>
    <span className="s-icon" aria-hidden="true">
      <Suspense>
        <Scene name={scene} />
      </Suspense>
      {Icon && <Icon fontSize="inherit" />}
    </span>
    {isPage ? <PageTitle title={title} /> : <h2>{title}</h2>}
    {text && <p>{text}</p>}
    {children && <div className="p-wrap s-actions">{children}</div>}
  </div>
)

function PageTitle({ title }: Pick<StateProps, 'title'>) {
  useDocumentTitle(title)
  return <h1>{title}</h1>
}
