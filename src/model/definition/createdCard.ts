import type { Text } from '../../base/text'

/** Card on the page of a record just created; its documents and message are added automatically. */
export interface Made<Name extends string = string> {
  /** Heading of the card. @example `label: 'Equipo recibido'` */
  readonly label: Text
  /** Fields with a button that copies their value. @example `fields: ['CODIGO_PUBLICO']` */
  readonly fields: readonly Name[]
  /** Text of the link to the next new record. @example `again: 'Recibir otro equipo'` */
  readonly again: Text
}
