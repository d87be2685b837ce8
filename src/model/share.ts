import type { Resource } from './resource'

/** A message about a record, for WhatsApp: written by the schema, in Spanish as customers speak. */
export interface Share {
  /** `{FIELD}` stands for what its sender may read; a line whose fields are all empty is left out. */
  readonly text: string
  /** How each row of a field is told: `{ ITEMS: '{CANTIDAD} × {PRODUCTO_ID}' }`. */
  readonly rows?: Readonly<Record<string, string>>
  /** What a field says where it has nothing to tell: `{ NUMEROGUIA: '000000000' }`. */
  readonly none?: Readonly<Record<string, string>>
  /** The phone it goes to: a field, or one behind a reference, as `CLIENTEID.Celular`; whoever is chosen when not said. */
  readonly to?: string
}

export const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** What a message names that is not there. */
export function checkShare({ schema, fields }: Resource): string[] {
  if (!schema.share) return []
  const { text, rows = {}, none = {}, to } = schema.share
  const ofRows = Object.entries(rows).flatMap(([name, row]) => {
    const known = new Set(fields.get(name)?.fields?.map(field => field.name))
    return placeholders(row)
      .filter(each => !known.has(each))
      .map(each => `${name}.${each}`)
  })
  const [own = '', far] = (to ?? schema.key).split('.')
  const target = far === undefined ? fields.get(own) : fields.get(own)?.target?.fields.get(far)
  const missing = [...placeholders(text), ...Object.keys(none)].filter(name => !fields.has(name))
  return [...missing, ...ofRows, ...(target ? [] : [to ?? ''])].map(
    name => `${schema.name}.share: names ${name}, which is no field`,
  )
}
