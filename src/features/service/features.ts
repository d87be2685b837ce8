import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

const CreatedRecordCard = later(
  () => import('./CreatedRecordCard'),
  'CreatedRecordCard',
  'devices',
  'list',
  'columns',
)

export const serviceFeatures: AreaFeatures = {
  features: { createdCard: { afterCreation: { Component: CreatedRecordCard, original: true } } },
}
