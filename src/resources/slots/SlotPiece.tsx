import { type ReactNode, Suspense } from 'react'
import type { Slots } from '../../model/definition/pageWords'
import { useResource, useResourceView } from '../../providers/backend/catalogueContext'
import { type FeaturePlace, useAreaFeatures } from '../../ui/features/areaFeatures'
import type { SlotProps } from '../../ui/features/slotProps'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { isOffered, useNamedComponent } from './slots'

interface SlotPieceProps extends Omit<SlotProps, 'resource'> {
  readonly place: keyof Slots
  /** Shown if the schema puts nothing in the slot. */
  readonly otherwise?: ReactNode
}

/** The component in this slot of the page's resource, if any. */
export function SlotPiece({ place, ...props }: SlotPieceProps) {
  const { schema } = useResource()
  return <NamedPiece {...props} name={schema.slots?.[place]} />
}

interface FeaturePiecesProps extends Omit<SlotProps, 'resource'> {
  readonly place: FeaturePlace
}

/** The components that the schema's features have at this place. */
export function FeaturePieces({ place, ...props }: FeaturePiecesProps) {
  const { features = {} } = useAreaFeatures()
  const { me, resource } = useResourceView()
  return (resource.schema.features ?? []).map(({ feature }) => {
    const part = features[feature]?.[place]
    if (!part || !isOffered(part, resource, me)) return null
    const { Component } = part
    return (
      <CardBoundary key={feature}>
        <Suspense fallback={null}>
          <Component {...props} resource={resource} />
        </Suspense>
      </CardBoundary>
    )
  })
}

interface NamedPieceProps extends Omit<SlotProps, 'resource'> {
  readonly name: string | undefined
  readonly otherwise?: ReactNode
}

export function NamedPiece({ name, otherwise, ...props }: NamedPieceProps) {
  const resource = useResource()
  const Component = useNamedComponent(resource, name)
  if (!Component) return otherwise
  return (
    <CardBoundary>
      <Suspense fallback={null}>
        <Component {...props} resource={resource} />
      </Suspense>
    </CardBoundary>
  )
}
