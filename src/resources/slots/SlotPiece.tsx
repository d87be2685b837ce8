import { type ReactNode, Suspense } from 'react'
import type { Slots } from '../../model/definition/pageWords'
import type { PieceName } from '../../model/definition/uiNames'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import type { SlotProps } from '../record/slotProps'
import { pieceAt, pieceNamed } from './slots'

interface SlotPieceProps extends SlotProps {
  readonly place: keyof Slots
  /** Shown if the schema puts nothing in the slot. */
  readonly otherwise?: ReactNode
}

/** The component in this slot, if any. */
export function SlotPiece({ place, otherwise, ...props }: SlotPieceProps) {
  const resource = useResource(props.resource.name)
  const Piece = pieceAt(resource, place, useMe())
  if (!Piece) return otherwise
  return (
    <CardBoundary>
      <Suspense fallback={null}>
        <Piece {...props} />
      </Suspense>
    </CardBoundary>
  )
}

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
