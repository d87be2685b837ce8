import { isOpen, type Me } from './access'
import type { Resource } from './resource'
import { isSpread } from './sealed'

/** Whether a field is among the readable ones: decided of it alone, so that what the others ask need not be loaded. */
export function mayRead({ fields }: Resource, name: string, me: Me): boolean {
  const field = fields.get(name)
  const values = me as unknown as Record<string, unknown>
  return field !== undefined && isOpen(field, fields, values) && isSpread(field, fields)
}
