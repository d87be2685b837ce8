import { useLocation } from 'ra-core'
import { useEffect, useState } from 'react'
import { LaterPart } from '../../pieces/LaterPart'
import { plainLater } from '../../pieces/plainLater'
import { useLooked } from '../../providers/backendContext'
import { HOME } from '../../providers/place'
import { endTour, useIsAnswered } from './useTour'

const OfferCard = plainLater(() => import('./OfferCard').then(module => module.OfferCard))
/** The page first. */
const CALM_MS = 3000

/** Offers the tour on the first page, to who has not answered yet and looks with their own eyes. */
export function TourOffer() {
  const { pathname } = useLocation()
  const looked = useLooked()
  const [isAnswered] = useIsAnswered()
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => {
      clearTimeout(timer)
      endTour()
    }
  }, [])
  if (isAnswered || looked || !isCalm || pathname !== HOME) return null
  return (
    <LaterPart>
      <OfferCard />
    </LaterPart>
  )
}
