/** SHA-256 of a value's JSON, in hexadecimal. */
export const fingerprint = (value: unknown): Promise<string> =>
  sha256Of(new TextEncoder().encode(JSON.stringify(value)))

/** Node's own hash of a short text takes a tenth of the time of a job in another thread. */
const node = globalThis.process?.getBuiltinModule?.('node:crypto')

/** SHA-256 of these bytes, in hexadecimal. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  if (node) return node.createHash('sha256').update(bytes).digest('hex')
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
