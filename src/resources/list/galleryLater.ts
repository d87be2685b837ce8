import { plainLater } from '../../pieces/plainLater'
import type { PageProps } from '../resourceViews'

/** Only who looks at a gallery fetches it. */
export const Gallery = plainLater<PageProps>(() =>
  import('./Gallery').then(module => module.Gallery),
)
