import { type ReactNode, Suspense } from 'react'
import type { Slots } from '../../model/definition/pageWords'
import type { PieceName } from '../../model/definition/uiNames'
import type { SlotProps } from '../../pieces/features/slotProps'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useResource } from '../../providers/backend/catalogueContext'
import { useNamedComponent } from './slots'

interface SlotPieceProps extends SlotProps {
  readonly place: keyof Slots
  /** Shown if the schema puts nothing in the slot. */
  readonly otherwise?: ReactNode
}

/** The component in this slot, if any. */
export function SlotPiece({ place, ...props }: SlotPieceProps) {
  const { schema } = useResource(props.resource.name)
  return <NamedPiece {...props} name={schema.slots?.[place]} />
}

interface NamedPieceProps extends SlotProps {
  readonly name: PieceName | undefined
  readonly otherwise?: ReactNode
}

export function NamedPiece({ name, otherwise, ...props }: NamedPieceProps) {
  const Component = useNamedComponent(props.resource, name)
  if (!Component) return otherwise
  return (
    <CardBoundary>
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    </CardBoundary>
  )
}
