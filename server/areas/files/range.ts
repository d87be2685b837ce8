/** A part of a file, both ends included. */
export interface Part {
  readonly from: number
  readonly to: number
}

/**
 * The one part that `Range: bytes=…` asks for (RFC 9110, 14.2): players go to and fro in films by
 * it. Undefined where the whole is to be sent: nothing is asked, or something else than one part of
 * bytes. `none`: there is no such part.
 */
export function partOf(asked: string | undefined, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? { from, to } : 'none'
}
