import { Suspense } from 'react'
import type { Slots } from '../model/schema'
import { CardBoundary } from '../pieces/states/CardBoundary'
import { pieceAt, type SlotProps } from './slots'

/** The piece a schema puts at this place, if it puts one. */
export function SlotPiece({ place, ...props }: SlotProps & { readonly place: keyof Slots }) {
  const Piece = pieceAt(props.resource, place)
  if (!Piece) return null
  return (
    <CardBoundary>
      <Suspense fallback={null}>
        <Piece {...props} />
      </Suspense>
    </CardBoundary>
  )
}
