import type { FieldModel, Resource } from './resource'

type Row = Readonly<Record<string, unknown>>

/** So much of a text of several lines stands in a title. */
const MOST = 60

/** Whether records of this resource are named by others: by a customer, by a product. */
export const isNamedByOthers = (resource: Resource): boolean =>
  resource.title.some(name => resource.fields.get(name)?.target !== undefined)

/**
 * The name of a record: its title fields, else its key. `tell` prints a field; what it tells of a
 * reference is the name of that record, apart from the rest: `Tienda Luna · Visita de cobro`.
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
    return field.kind === 'longText' ? beginningOf(text) : text
  })
  const between = isNamedByOthers(resource) ? ' · ' : ' '
  return parts.filter(Boolean).join(between) || String(record[resource.key.name] ?? record.id ?? '')
}

function beginningOf(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > MOST ? `${line.slice(0, MOST).trimEnd()}…` : line.trim()
}
