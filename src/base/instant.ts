/** ISO instant of a date in any form that JavaScript reads, milliseconds included; '' for other values. */
export function instantIn(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const at = new Date(value)
  return value === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
