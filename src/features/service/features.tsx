import { useLocation } from 'react-router-dom'
import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../pieces/features/areaFeatures'
import type { SlotProps } from '../../pieces/features/slotProps'
import { later } from '../../pieces/theme/later'
import type { SentRecord } from '../../resources/record/useRecord'
import { isJustMade } from '../../resources/show/made'
import { createdCardFeature } from '../../schemas/features/service'
import type { CreatedCardProps } from './CreatedCard'

const LazyCreatedCard = later<CreatedCardProps>(() =>
  withNamespaces(import('./CreatedCard'), 'list', 'columns').then(module => module.CreatedCard),
)

function AfterCreation({ resource, record }: SlotProps) {
  const { state } = useLocation()
  const words = createdCardFeature.of(resource.schema)
  return words && isJustMade(state) ? (
    <LazyCreatedCard record={record as SentRecord} words={words} />
  ) : null
}

export const serviceFeatures: AreaFeatures = {
  features: { createdCard: { showFirst: { Component: AfterCreation, original: true } } },
}
