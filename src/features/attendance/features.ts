import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { SharingChip } from './SharingChip'

export const attendanceFeatures: AreaFeatures = { headerStates: { sharing: SharingChip } }
