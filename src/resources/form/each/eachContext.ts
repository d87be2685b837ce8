import { createContext } from 'react'
import type { FieldModel } from '../../../model/fields/resource'

interface Each {
  /** Saves this field alone; other typed values stay unsaved. */
  readonly save: (field: FieldModel) => Promise<void>
  /** Name of the field being saved. */
  readonly busy: string | undefined
}

/** Provided by forms that save their fields separately. */
export const EachContext = createContext<Each | null>(null)
