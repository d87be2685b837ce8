import { createContext } from 'react'
import type { FieldModel } from '../../../model/fields/resource'

interface Denied {
  readonly reason: string
  /** Its value is shown. */
  readonly isSeen: boolean
}
/** While viewing as somebody else: why a field is locked; undefined if it is not. */
export const DeniedContext = createContext<(field: FieldModel) => Denied | undefined>(
  () => undefined,
)
