import type { UniqueByRule } from '../definition/field'

interface UniqueAmong {
  /** Records in these states. */
  readonly among?: { readonly column: string; readonly values: readonly number[] }
  /** Records where this yes-or-no field is not set. */
  readonly unless?: string
}

/** The records among which a value is unique; nothing for a rule that no index can have. */
export function uniqueAmong({ when }: UniqueByRule): UniqueAmong {
  const [[column, condition] = ['', undefined], ...more] = Object.entries(when)
  if (more.length > 0 || typeof condition !== 'object' || condition === null) return {}
  const [[operator, value] = ['', undefined], ...further] = Object.entries(condition)
  if (further.length > 0) return {}
  if (operator === 'ne' && value === true) return { unless: column }
  return operator === 'in' && Array.isArray(value) ? { among: { column, values: value } } : {}
}
