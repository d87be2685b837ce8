import { plainLater } from '../../../ui/theme/plainLater'

/** Loaded when the gallery opens. */
export const LazyGallery = plainLater(() => import('./Gallery'), 'Gallery')
