import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../pieces/features/areaFeatures'
import { plainLater } from '../../pieces/theme/plainLater'

export const documentFeatures: AreaFeatures = {
  features: {
    messageTemplate: {
      showAction: {
        Component: plainLater(() =>
          withNamespaces(import('./ShareButton'), 'list').then(module => module.ShareButton),
        ),
      },
    },
  },
}
