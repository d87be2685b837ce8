import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { plainLater } from '../../ui/theme/plainLater'

export const documentFeatures: AreaFeatures = {
  features: {
    messageTemplate: {
      showAction: {
        Component: plainLater(() =>
          withNamespaces(import('./ShareButton'), 'devices', 'list').then(
            module => module.ShareButton,
          ),
        ),
      },
    },
  },
}
