import { Suspense } from 'react'
import { withNamespaces } from '../../i18n/inUse'
import { plainLater } from '../../pieces/theme/plainLater'

const SummaryCards = plainLater<object>(() =>
  withNamespaces(import('./SummaryCards'), 'list', 'columns').then(module => module.SummaryCards),
)

/** Keeps the height of the cards while they load. */
export const SummaryPlace = () => (
  <Suspense fallback={<div className="r-sums-space" />}>
    <SummaryCards />
  </Suspense>
)
