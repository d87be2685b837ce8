import { later } from '../../../ui/theme/later'
import { quiet } from '../../../ui/theme/plainLater'
import type { OfferBarProps } from './DraftBar'

/**
 * Loaded only if there is a draft; with the code that merges: a draft that is taken stands in the form before the
 * next click can save it.
 */
export const LazyOfferBar = quiet(
  later<OfferBarProps>(async () => {
    const [{ OfferBar }] = await Promise.all([import('./DraftBar'), import('../merging/meet')])
    return OfferBar
  }),
)
