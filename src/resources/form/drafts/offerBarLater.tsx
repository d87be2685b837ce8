import { Suspense } from 'react'
import { later } from '../../../pieces/later'
import type { OfferBarProps } from './OfferBar'

const Bar = later<OfferBarProps>(() => import('./OfferBar').then(module => module.OfferBar))

/** Drawn when there is something to offer, which is seldom: a form stands without its code. */
export const OfferBar = (props: OfferBarProps) => (
  <Suspense fallback={null}>
    <Bar {...props} />
  </Suspense>
)
