/** Byte range, both ends included. */
interface Part {
  readonly from: number
  readonly to: number
}

/**
 * Range of `Range: bytes=…` (RFC 9110, 14.2), which video players use to seek. Undefined for the whole
 * file: no header, or not exactly one byte range. `none`: unsatisfiable.
 */
export function partOf(asked: string | undefined, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? { from, to } : 'none'
}
