import { createContext } from 'react'
import type { Alike } from '../../../providers/dataProvider/extras'

/** Records that may be the one being typed. */
export const AlikeContext = createContext<readonly Alike[]>([])
