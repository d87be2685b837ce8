import type { AreaFeatures } from '../../pieces/features/areaFeatures'
import { SharingChip } from './SharingChip'

export const trackingFeatures: AreaFeatures = { headerStates: { sharing: SharingChip } }
