import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'
import { plainLater } from '../../ui/theme/plainLater'

export const deviceFeatures: AreaFeatures = {
  components: {
    deviceCover: {
      Component: later(() => import('./DeviceCover'), 'DeviceCover', 'devices'),
    },
    orderSteps: {
      Component: plainLater(() => import('./OrderSteps'), 'OrderSteps'),
    },
  },
  kindParts: {
    imei: plainLater(() => import('./DevicePart'), 'DevicePart', 'history'),
  },
}
