import type { FieldModel } from '../../model/resource'

/** Reckoned and server-given values of a row are shown, not asked for. */
export const isAskedInRow = (field: FieldModel) => !field.readOnly
