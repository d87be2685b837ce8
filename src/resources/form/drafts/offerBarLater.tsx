import { Suspense } from 'react'
import { later } from '../../../ui/theme/later'
import type { OfferBarProps } from './OfferBar'

const Bar = later<OfferBarProps>(() => import('./OfferBar').then(module => module.OfferBar))

/** Loaded only if there is a draft. */
export const LazyOfferBar = (props: OfferBarProps) => (
  <Suspense fallback={null}>
    <Bar {...props} />
  </Suspense>
)
