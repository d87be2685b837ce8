import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

const CreatedRecordCard = later(() =>
  withNamespaces(import('./CreatedRecordCard'), 'devices', 'list', 'columns').then(
    module => module.CreatedRecordCard,
  ),
)

export const serviceFeatures: AreaFeatures = {
  features: { createdCard: { afterCreation: { Component: CreatedRecordCard, original: true } } },
}
