import { defineFeature } from '../../model/definition/feature'
import type { Wording } from '../../model/definition/wording'

/** Message about a record for WhatsApp, in Spanish. */
export interface MessageTemplate extends Wording {
  /** Text for a field that is empty. @default the line is left out @example `none: { NUMEROGUIA: '000000000' }` */
  readonly none?: Readonly<Record<string, string>>
  /**
   * Field with the phone number, also behind a reference.
   * @default the sender chooses a contact @example `recipient: 'CLIENTEID.Celular'`
   */
  readonly recipient?: string
  /**
   * The message before the record is saved: a quote.
   * @default none @example `draft: { text: 'Cotización: {ITEMS}' }`
   */
  readonly draft?: Wording
  /**
   * Page of this application whose address ends the message.
   * @default none @example `link: '/estado-servicio#{CODIGO_PUBLICO}'`
   */
  readonly link?: string
  /**
   * Related rows of which the sender chooses one before sending.
   * @default none @example `one: { resource: 'prices', via: 'PRODUCTO_ID', text: '{PriceList}: {CON_IVA}' }`
   */
  readonly one?: OneOfRows
}
interface OneOfRows {
  /** Resource of the rows. @example `resource: 'prices'` */
  readonly resource: string
  /** Their reference to this record. @example `via: 'PRODUCTO_ID'` */
  readonly via: string
  /** Text by which the sender recognises a row. @example `text: '{PriceList}: {CON_IVA}'` */
  readonly text: string
}

export const messageFeature = defineFeature<MessageTemplate>('messageTemplate', [
  'browser',
  'server',
])
/** A message about a record that people send by WhatsApp. */
export const messageTemplate = messageFeature.use
