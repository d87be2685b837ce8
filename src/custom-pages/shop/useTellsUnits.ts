import { useMay } from '../../providers/catalogueContext'

/** Whether this person is told of units at all: only then are there any to filter and sort by. */
export const useTellsUnits = (): boolean => useMay('stock', 'list')
