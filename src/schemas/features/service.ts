import type { LocalizedText } from '../../base/text'
import { defineFeature, type FeatureUse } from '../../model/definition/feature'

/** Card on the page of a record just created; its documents and message are added automatically. */
export interface CreatedCard<Name extends string = string> {
  /** Heading of the card. @example `label: 'Equipo recibido'` */
  readonly label: LocalizedText
  /** Fields with a button that copies their value. @example `fields: ['CODIGO_PUBLICO']` */
  readonly fields: readonly Name[]
  /** Link to the next new record. @example `next: { label: 'Recibir otro equipo' }` */
  readonly next: { readonly label: LocalizedText }
}

export const createdCardFeature = defineFeature<CreatedCard>('createdCard', ['browser'])
/** Card on top of the page of a record that was just created. */
export const createdCard: <Name extends string>(words: CreatedCard<Name>) => FeatureUse<Name> =
  createdCardFeature.use
