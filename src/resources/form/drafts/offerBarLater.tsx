import { Suspense } from 'react'
import { later } from '../../../ui/theme/later'
import type { OfferBarProps } from './OfferBar'

/** With the code that merges: a draft that is taken stands in the form before the next click can save it. */
const Bar = later<OfferBarProps>(async () => {
  const [{ OfferBar }] = await Promise.all([import('./OfferBar'), import('../merging/meet')])
  return OfferBar
})

/** Loaded only if there is a draft. */
export const LazyOfferBar = (props: OfferBarProps) => (
  <Suspense fallback={null}>
    <Bar {...props} />
  </Suspense>
)
