import type { FieldModel } from './resource'
import { sourcesOf } from './sources'

/** True for fields that are written without being readable: passwords and confidential fields. */
export const isWriteOnly = ({ isSecret, words }: FieldModel) =>
  isSecret === true || words.confidential === true

/** True for values sent only with the record itself; a list row shows only that a confidential file exists. */
export const isShownAlone = ({ isFile, words }: FieldModel) =>
  words.confidential === true && !isFile

/** True when neither the field nor its sources are confidential. */
export const isSpread = (field: FieldModel, fields: ReadonlyMap<string, FieldModel>) =>
  ![field, ...sourcesOf(field, fields)].some(isShownAlone)
