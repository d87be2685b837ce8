import { later } from '../../pieces/later'
import type { DeviceLifeProps } from './DeviceLife'

export const DeviceLife = later<DeviceLifeProps>(() =>
  import('./DeviceLife').then(module => module.DeviceLife),
)
