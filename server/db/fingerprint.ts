/** SHA-256 of a value's JSON, in hexadecimal. */
export const fingerprint = (value: unknown): Promise<string> =>
  sha256Of(new TextEncoder().encode(JSON.stringify(value)))

/** SHA-256 of these bytes, in hexadecimal. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
