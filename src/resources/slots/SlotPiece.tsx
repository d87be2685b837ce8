import { type ReactNode, Suspense } from 'react'
import type { Slots } from '../../model/definition/pageWords'
import type { PieceName } from '../../model/definition/uiNames'
import { type FeaturePlace, useAreaFeatures } from '../../pieces/features/areaFeatures'
import type { SlotProps } from '../../pieces/features/slotProps'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { isOffered, useNamedComponent } from './slots'

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

interface FeaturePiecesProps extends SlotProps {
  readonly place: FeaturePlace
}

/** The components that the schema's features have at this place. */
export function FeaturePieces({ place, ...props }: FeaturePiecesProps) {
  const { features = {} } = useAreaFeatures()
  const me = useMe()
  return (props.resource.schema.features ?? []).map(({ feature }) => {
    const part = features[feature]?.[place]
    if (!part || !isOffered(part, props.resource, me)) return null
    const { Component } = part
    return (
      <CardBoundary key={feature}>
        <Suspense fallback={null}>
          <Component {...props} />
        </Suspense>
      </CardBoundary>
    )
  })
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
