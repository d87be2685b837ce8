import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

const CreatedCard = later(() =>
  withNamespaces(import('./CreatedCard'), 'list', 'columns').then(module => module.CreatedCard),
)

export const serviceFeatures: AreaFeatures = {
  features: { createdCard: { afterCreation: { Component: CreatedCard, original: true } } },
}
