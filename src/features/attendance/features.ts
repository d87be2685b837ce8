import type { AreaFeatures } from '../../pieces/features/areaFeatures'
import { SharingChip } from './SharingChip'

export const attendanceFeatures: AreaFeatures = { headerStates: { sharing: SharingChip } }
