import { plainLater } from '../../../pieces/theme/plainLater'
import type { PageProps } from '../../record/pageProps'

/** Loaded when the gallery opens. */
export const LazyGallery = plainLater<PageProps>(() =>
  import('./Gallery').then(module => module.Gallery),
)
