type Bindable = string | number | boolean | null | Uint8Array

/**
 * Values that a driver accepts. Anything else is a fault of the caller and throws here: NaN or an integer
 * above 2^53 would be stored changed, an object as text.
 */
export function bindable(value: unknown): Bindable {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      if (Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value)))
        return value
      break
    case 'object':
      if (value === null || value instanceof Uint8Array) return value
  }
  throw new TypeError(`a ${describe(value)} cannot be bound to a query`)
}

const describe = (value: unknown) =>
  typeof value === 'number' ? `number like ${value}` : Array.isArray(value) ? 'list' : typeof value

/**
 * Converts a value for SQLite: integers stay integers (a double in a text column would read
 * `352099001761481.0`), booleans become 0 and 1.
 */
export function sqliteValue(value: unknown): string | number | bigint | null | Uint8Array {
  const bound = bindable(value)
  if (typeof bound === 'number') return Number.isInteger(bound) ? BigInt(bound) : bound
  return typeof bound === 'boolean' ? (bound ? 1n : 0n) : bound
}
