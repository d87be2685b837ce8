import { useLocation } from 'ra-core'
import { useEffect } from 'react'
import { useViewedUser } from '../../providers/backend/backendContext'
import { LaterPart } from '../../ui/loading/LaterPart'
import { useCalm } from '../../ui/loading/useCalm'
import { useHome } from '../../ui/menu/useHome'
import { plainLater } from '../../ui/theme/plainLater'
import { endTour, useIsAnswered } from './useTour'

const OfferCard = plainLater(() => import('./OfferCard'), 'OfferCard', 'shell')
/** Delay after the first page. */
const CALM_MS = 3000

/** Offers the tour on the first page, until answered, and not while viewing as another user. */
export function TourOffer() {
  const { pathname } = useLocation()
  const home = useHome()
  const looked = useViewedUser()
  const [isAnswered] = useIsAnswered()
  const isCalm = useCalm(CALM_MS)
  useEffect(() => endTour, [])
  if (isAnswered || looked || !isCalm || pathname !== home) return null
  return (
    <LaterPart>
      <OfferCard />
    </LaterPart>
  )
}
