/** A message about a record, for WhatsApp: written by the schema, in Spanish as customers speak. */
export interface Share extends Wording {
  /** What a field says where it has nothing to tell: `{ NUMEROGUIA: '000000000' }`. */
  readonly none?: Readonly<Record<string, string>>
  /** The phone it goes to: a field, or one behind a reference, as `CLIENTEID.Celular`; whoever is chosen when not said. */
  readonly to?: string
  /** The same before there is a record: a quote. It tells what its sender was shown. */
  readonly draft?: Wording
  /** A page of this app that the message ends with: `/estado-servicio#{CODIGO_PUBLICO}`. */
  readonly link?: string
  /** Rows that refer to the record, of which the sender chooses one: `{prices.CON_IVA}` in the text, then. */
  readonly one?: OneOf
}
export interface Wording {
  /** `{FIELD}` stands for what its sender may read; a line whose fields are all empty is left out. */
  readonly text: string
  /** How each row of a field is told: `{ ITEMS: '{CANTIDAD} × {PRODUCTO_ID}' }`. */
  readonly rows?: Readonly<Record<string, string>>
}
interface OneOf {
  readonly of: string
  readonly by: string
  /** How the sender knows the rows apart: `{PriceList}: {CON_IVA}`. */
  readonly label: string
}
/** What a message finds in a record: printed values, and the rows of a field. */
export interface Tellable {
  text(name: string): string
  lines(name: string): readonly Pick<Tellable, 'text'>[]
}

export const placeholders = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name)
const PLACE = /\{([\w.-]+)\}/g

/** The message in words. */
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

/** One line; none where there is nothing to tell. */
export function filled(line: string, told: Pick<Tellable, 'text'>): string[] {
  const names = placeholders(line)
  if (names.length > 0 && names.every(name => told.text(name) === '')) return []
  return [line.replace(PLACE, (_, name: string) => told.text(name))]
}

/** The address its link leads to, on this server; none where the record does not have what it names. */
export const linkIn = (
  { link = '' }: Share,
  origin: string,
  told: Pick<Tellable, 'text'>,
): string =>
  filled(link, told)
    .filter(Boolean)
    .map(path => `${origin}${path}`)
    .join('')
