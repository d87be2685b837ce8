import { isSpread } from '../fields/confidential'
import type { Resource } from '../fields/resource'
import { isOpen, type Me } from './access'

/** True when the field is readable. Checks it alone, so that targets of other fields need not be loaded. */
export function mayRead({ fields }: Resource, name: string, me: Me): boolean {
  const field = fields.get(name)
  const values = me
  return field !== undefined && isOpen(field, fields, values) && isSpread(field, fields)
}
