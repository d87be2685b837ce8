import { type ReactNode, Suspense } from 'react'
import type { PieceName } from '../model/named'
import type { Slots } from '../model/schema'
import { CardBoundary } from '../pieces/states/CardBoundary'
import { useMe } from '../providers/backendContext'
import { pieceAt, pieceNamed, type SlotProps } from './slots'

interface SlotPieceProps extends SlotProps {
  readonly place: keyof Slots
  /** What stands there where the schema puts nothing. */
  readonly otherwise?: ReactNode
}

/** The piece a schema puts at this place, if it puts one. */
export function SlotPiece({ place, otherwise, ...props }: SlotPieceProps) {
  const Piece = pieceAt(props.resource, place, useMe())
  if (!Piece) return otherwise
  return (
    <CardBoundary>
      <Suspense fallback={null}>
        <Piece {...props} />
      </Suspense>
    </CardBoundary>
  )
}

/** A piece by its name. */
export function NamedPiece({ name, ...props }: SlotProps & { readonly name: PieceName }) {
  const Piece = pieceNamed(props.resource, name, useMe())
  return (
    Piece && (
      <CardBoundary>
        <Suspense fallback={null}>
          <Piece {...props} />
        </Suspense>
      </CardBoundary>
    )
  )
}
