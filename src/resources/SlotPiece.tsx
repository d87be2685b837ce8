import { Suspense } from 'react'
import type { Slots } from '../model/schema'
import { pieceAt, type SlotProps } from './slots'

/** The piece a schema puts at this place, if it puts one. */
export function SlotPiece({ place, ...props }: SlotProps & { readonly place: keyof Slots }) {
  const Piece = pieceAt(props.resource, place)
  if (!Piece) return null
  return (
    <Suspense fallback={null}>
      <Piece {...props} />
    </Suspense>
  )
}
