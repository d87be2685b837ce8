import { createContext } from 'react'
import type { FieldModel } from '../../../model/fields/resource'
import type { SimilarRecordsView } from '../../../providers/dataProvider/extras'

interface Denied {
  readonly reason: string
  /** Its value is shown. */
  readonly isSeen: boolean
}
/** While viewing as another user: why a field is locked; undefined if it is not. */
export const DeniedContext = createContext<(field: FieldModel) => Denied | undefined>(
  () => undefined,
)

/** Class of the placeholder of a field whose input is still loading. */
export const laterClass = 'r-field-later'

interface Each {
  /** Saves this field alone; other typed values stay unsaved. */
  readonly save: (field: FieldModel) => Promise<void>
  /** Name of the field being saved. */
  readonly busy: string | undefined
}

/** Provided by forms that save their fields separately. */
export const EachContext = createContext<Each | null>(null)

/** Possible duplicates of the record being typed. */
export const SimilarContext = createContext<readonly SimilarRecordsView[]>([])
