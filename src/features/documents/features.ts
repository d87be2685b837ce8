import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { plainLater } from '../../ui/theme/plainLater'

export const documentFeatures: AreaFeatures = {
  features: {
    messageTemplate: {
      showAction: {
        Component: plainLater(() => import('./ShareButton'), 'ShareButton', 'devices', 'list'),
      },
    },
  },
}
