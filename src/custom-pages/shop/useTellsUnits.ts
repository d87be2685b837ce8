import { useMay } from '../../providers/backend/catalogueContext'

/** True if the person may read stock; only then do its filter and sort exist. */
export const useTellsUnits = (): boolean => useMay('stock', 'list')
