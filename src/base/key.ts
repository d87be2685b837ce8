/** A key of a record in an answer or an address: a number, or the text of a server whose keys are texts. */
export function keyIn(value: unknown): number {
  const isNumber = /^-?\d{1,15}$/.test(String(value))
  const key: unknown = isNumber ? Number(value) : value
  return key as number
}
