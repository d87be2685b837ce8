import { createContext } from 'react'
import type { FieldModel } from '../../model/resource'

export interface Denied {
  readonly reason: string
  /** Its value is shown all the same. */
  readonly isSeen: boolean
}
/** Why whom an administrator looks as does not fill in a field; undefined where that is not so. */
export const DeniedContext = createContext<(field: FieldModel) => Denied | undefined>(
  () => undefined,
)
