import type { FieldModel } from './resource'
import { sourcesOf } from './sources'

/** Whether who writes it need not see it: a secret, or what is handed in sealed. */
export const isGivenUnseen = ({ kind, words }: FieldModel) =>
  kind === 'password' || words.sealed === true

/** Whether its value travels with its record alone; of a sealed file a row says only that it is there. */
export const isToldAlone = ({ kind, words }: FieldModel) =>
  words.sealed === true && kind !== 'image' && kind !== 'file'

/** Whether nothing it tells of is told on the record alone. */
export const isSpread = (field: FieldModel, fields: ReadonlyMap<string, FieldModel>) =>
  ![field, ...sourcesOf(field, fields)].some(isToldAlone)
