/** Message about a record for WhatsApp, in Spanish. */
export interface Share extends Wording {
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
   * @default none @example `one: { resource: 'prices', via: 'PRODUCTO_ID', label: '{PriceList}: {CON_IVA}' }`
   */
  readonly one?: OneOf
}
export interface Wording {
  /**
   * The text; `{FIELD}` is the field's printed value. A line whose fields are all empty is left out.
   * @example `text: 'Su pedido {ID}'`
   */
  readonly text: string
  /**
   * Line printed for each row of a field of kind `lines`.
   * @default the rows are left out @example `rows: { ITEMS: '{CANTIDAD} × {PRODUCTO_ID}' }`
   */
  readonly rows?: Readonly<Record<string, string>>
}
interface OneOf {
  /** Resource of the rows. @example `resource: 'prices'` */
  readonly resource: string
  /** Their reference to this record. @example `via: 'PRODUCTO_ID'` */
  readonly via: string
  /** Text by which the sender recognises a row. @example `label: '{PriceList}: {CON_IVA}'` */
  readonly label: string
}
/** Data of a record for messages: printed values, and rows of a field. */
export interface Tellable {
  text(name: string): string
  lines(name: string): readonly Pick<Tellable, 'text'>[]
}

export const placeholders = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name)
const PLACE = /\{([\w.-]+)\}/g

/** The message as text. */
export const worded = ({ text, rows = {} }: Wording, told: Tellable): string =>
  text
    .split('\n')
    .flatMap(line => {
      const [only = ''] = placeholders(line)
      const row = line === `{${only}}` ? rows[only] : undefined
      return row === undefined
        ? filled(line, told)
        : told.lines(only).flatMap(each => filled(row, each))
    })
    .join('\n')

/** A filled line; empty when all its fields are empty. */
export function filled(line: string, told: Pick<Tellable, 'text'>): string[] {
  const names = placeholders(line)
  if (names.length > 0 && names.every(name => told.text(name) === '')) return []
  return [line.replace(PLACE, (_, name: string) => told.text(name))]
}

/** Path of the message's link; undefined when a field it needs is empty. */
export const linkIn = (
  { link = '' }: Share,
  origin: string,
  told: Pick<Tellable, 'text'>,
): string =>
  filled(link, told)
    .filter(Boolean)
    .map(path => `${origin}${path}`)
    .join('')
