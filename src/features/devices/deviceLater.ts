import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../ui/theme/later'
import type { DeviceLifeProps } from './DeviceLife'

export const LazyDeviceLife = later<DeviceLifeProps>(() =>
  withNamespaces(import('./DeviceLife'), 'devices', 'history', 'columns').then(
    module => module.DeviceLife,
  ),
)
