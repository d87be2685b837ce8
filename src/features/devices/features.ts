import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'
import { plainLater } from '../../ui/theme/plainLater'

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
