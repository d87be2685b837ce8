import { withoutDirection } from '../../base/plainLine'
import type { FieldModel, Resource } from './resource'

type Row = Readonly<Record<string, unknown>>

/** Maximum length of a long text in a title, in characters. */
const MOST = 60

/** True when titles of this resource are more than words: they hold a reference, number or day. */
const isMixed = ({ title, fields }: Resource): boolean =>
  title.some(name => fields.get(name)?.target || fields.get(name)?.store !== 'text')

/**
 * Title of a record: its title fields, otherwise the key. `tell` prints a field; parts that
 * are more than words are separated: `Tienda Luna · Visita de cobro`, `1070 · 359910010000500`. A part that
 * only repeats the one before it is said once: a town that is called as its district.
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
    // the marks of an Arabic date would turn the parts around it
    const text = withoutDirection(tell(field, value) ?? '')
    return field.isLong ? beginningOf(text) : text
  })
  const between = isMixed(resource) ? ' · ' : ' '
  const telling = parts.filter((part, at) => part && part !== parts[at - 1])
  return telling.join(between) || String(record[resource.key.name] ?? record.id ?? '')
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
