/** A key of a record in an answer or an address: a number, or the text of a server whose keys are texts. */
export function keyIn(value: unknown): number {
  const isNumber = /^-?\d{1,15}$/.test(String(value))
  const key: unknown = isNumber ? Number(value) : value
  return key as number
}

/** ISO instant of a date in any form that JavaScript reads, milliseconds included; '' for other values. */
export function instantIn(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const at = new Date(value)
  return value === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
