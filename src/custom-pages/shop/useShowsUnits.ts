import { useMay } from '../../providers/backend/catalogueContext'

/** True if the person may read stock; only then do its filter and sort exist. */
export const useShowsUnits = (): boolean => useMay('stock', 'list')
