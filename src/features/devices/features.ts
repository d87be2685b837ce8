import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../pieces/features/areaFeatures'
import { later } from '../../pieces/theme/later'
import { plainLater } from '../../pieces/theme/plainLater'

export const deviceFeatures: AreaFeatures = {
  components: {
    deviceCover: {
      Component: later(() =>
        withNamespaces(import('./DeviceCover'), 'devices').then(module => module.DeviceCover),
      ),
    },
    orderSteps: {
      Component: plainLater(() => import('./OrderSteps').then(module => module.OrderSteps)),
    },
  },
  kindParts: {
    imei: plainLater(() =>
      withNamespaces(import('./DevicePart'), 'history').then(module => module.DevicePart),
    ),
  },
}
