import { createContext } from 'react'
import type { SimilarRecordsView } from '../../../providers/dataProvider/extras'

/** Possible duplicates of the record being typed. */
export const SimilarContext = createContext<readonly SimilarRecordsView[]>([])
