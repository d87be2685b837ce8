/** Text with values of a record. */
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
/** Data of a record for messages: printed values, and rows of a field. */
export interface PrintedValues {
  text(name: string): string
  lines(name: string): readonly Pick<PrintedValues, 'text'>[]
}

export const placeholders = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name)
const PLACE = /\{([\w.-]+)\}/g

/** The message as text. */
export const worded = ({ text, rows = {} }: Wording, values: PrintedValues): string =>
  text
    .split('\n')
    .flatMap(line => {
      const [only = ''] = placeholders(line)
      const row = line === `{${only}}` ? rows[only] : undefined
      return row === undefined
        ? filled(line, values)
        : values.lines(only).flatMap(each => filled(row, each))
    })
    .join('\n')

/** A filled line; empty when all its fields are empty. */
export function filled(line: string, values: Pick<PrintedValues, 'text'>): string[] {
  const names = placeholders(line)
  if (names.length > 0 && names.every(name => values.text(name) === '')) return []
  return [line.replace(PLACE, (_, name: string) => values.text(name))]
}

/** Address of a filled path; empty when all its fields are empty. */
export const linkIn = (path: string, origin: string, values: Pick<PrintedValues, 'text'>): string =>
  filled(path, values)
    .filter(Boolean)
    .map(its => `${origin}${its}`)
    .join('')
