import { later } from '../../ui/theme/later'

export const LazyDeviceLife = later(
  () => import('./DeviceLife'),
  'DeviceLife',
  'devices',
  'history',
  'columns',
)
