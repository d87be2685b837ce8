import type { Fields } from '../../log'

export const textOrNone = (value: unknown) =>
  value === undefined || value === null ? null : String(value).slice(0, 80)

/** What an event touches: an address of the API, or a resource, its record and the form it is taken in. */
export function targetOf({ method, path, resource, record, format }: Fields): string | null {
  const parts = resource ? [resource, record, format] : [method, path]
  return cut(parts, ' ', 200)
}

/** Which fields, and which role instead of which. */
export function detailOf({ act, changed, fields, from, to }: Fields): string | null {
  const names = [changed, fields].flat().filter(Boolean).join(', ')
  const roles = from || to ? `${from ?? '–'} → ${to ?? '–'}` : undefined
  return cut([act, names, roles], ' · ', 500)
}

const cut = (parts: readonly unknown[], by: string, most: number) =>
  parts.filter(Boolean).join(by).slice(0, most) || null
