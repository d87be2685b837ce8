import { createContext } from 'react'
import type { FieldModel } from '../../../model/resource'

export interface Each {
  /** Saves this field alone; what is typed in others stays as it is. */
  readonly save: (field: FieldModel) => Promise<void>
  /** The one on its way. */
  readonly busy: string | undefined
}

/** In forms whose fields are saved one by one. */
export const EachContext = createContext<Each | null>(null)
