/** SHA-256 of a value's JSON, in hexadecimal. */
export async function fingerprint(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
