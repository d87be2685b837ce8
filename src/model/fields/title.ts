import type { FieldModel, Resource } from './resource'

type Row = Readonly<Record<string, unknown>>

/** Maximum length of a long text in a title, in characters. */
const MOST = 60

/** True when titles of this resource consist of references, such as customer and product. */
const isNamedByOthers = (resource: Resource): boolean =>
  resource.title.some(name => resource.fields.get(name)?.target !== undefined)

/**
 * Title of a record: its title fields, otherwise the key. `tell` prints a field; titles of referenced
 * records are separated: `Tienda Luna · Visita de cobro`.
 */
export function recordTitle(
  resource: Resource,
  record: Row,
  tell: (field: FieldModel, value: unknown) => string | undefined,
): string {
  const parts = resource.title.flatMap(name => {
    const field = resource.fields.get(name)
    const value = record[name]
    if (!field || value === null || value === undefined) return []
    const text = tell(field, value) ?? ''
    return field.isLong ? beginningOf(text) : text
  })
  const between = isNamedByOthers(resource) ? ' · ' : ' '
  return parts.filter(Boolean).join(between) || String(record[resource.key.name] ?? record.id ?? '')
}

function beginningOf(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > MOST ? `${line.slice(0, MOST).trimEnd()}…` : line.trim()
}

/** Address of the photo of the person a record is about (`portrait`); empty without one. */
export function portraitIn(
  { fields }: Resource,
  record: Readonly<Record<string, unknown>>,
): string {
  const field = [...fields.values()].find(({ words }) => 'portrait' in words && words.portrait)
  return field ? String(record[field.name] ?? '') : ''
}
