import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

/** Encrypts texts that are valid for one path; synchronous, because a list signs an address per picture. */
export interface LinkCipher {
  seal(path: string, text: string): string
  /** Undefined if the link is invalid, or for another path. */
  open(path: string, link: string): string | undefined
}

const VECTOR = 12
const TAG = 16

/** AES-256-GCM with keys derived from the secret of sessions, for this purpose only. */
export function linkCipher(secret: Uint8Array): LinkCipher {
  const derived = (info: string) => Buffer.from(hkdfSync('sha256', secret, '', info, 32))
  const mac = derived('address vector')
  const key = derived('address')
  return {
    seal(path, text) {
      // equal texts have equal vectors, different texts different ones (synthetic IV of RFC 5297)
      const hash = createHmac('sha256', mac).update(`${path}\n${text}`).digest()
      const vector = hash.subarray(0, VECTOR)
      const cipher = createCipheriv('aes-256-gcm', key, vector).setAAD(Buffer.from(path))
      const sealed = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat([vector, ...sealed]).toString('base64url')
    },
    open(path, link) {
      const bytes = Buffer.from(link, 'base64url')
      // Buffer ignores what is no base64
      const isWhole = bytes.toString('base64url') === link
      if (!isWhole || bytes.length < VECTOR + TAG) return undefined
      const vector = bytes.subarray(0, VECTOR)
      const decipher = createDecipheriv('aes-256-gcm', key, vector)
        .setAAD(Buffer.from(path))
        .setAuthTag(bytes.subarray(-TAG))
      try {
        const text = decipher.update(bytes.subarray(VECTOR, -TAG), undefined, 'utf8')
        return text + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
