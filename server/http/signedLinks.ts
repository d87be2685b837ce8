import type { Language } from '../../src/base/text'
import type { AccountContext } from '../auth/accountContext'
import { Refusal } from '../base/refusal'

interface Ticket {
  readonly session: string
  readonly userId: number
  readonly company: string | null
  readonly language: Language
  /** Identity an administrator viewed the app as. */
  readonly viewAs?: string
  /** Frozen request beyond the path. */
  readonly request?: unknown
  /** In seconds. */
  readonly expires: number
}

const MINUTES = 10
const LONGEST = 8_000

/**
 * Addresses for clients without a bearer header, such as images and downloads. Valid for one path and
 * session for ten minutes, in whole minutes so that browsers can cache. The ticket is encrypted, because
 * logs and histories store addresses.
 */
export function linkSigner({ secret, clock }: Pick<AccountContext, 'secret' | 'clock'>) {
  let made: Promise<Keys> | undefined
  const keys = () => {
    made ??= keysFrom(new Uint8Array(secret))
    return made
  }
  return {
    async sign(path: string, ticket: Omit<Ticket, 'expires'>): Promise<string> {
      const expires = (Math.floor(clock().getTime() / 60_000) + MINUTES) * 60
      const text = utf8(JSON.stringify({ ...ticket, expires }))
      const { mac, cipher } = await keys()
      // equal texts have equal vectors, different texts different ones (synthetic IV of RFC 5297)
      const hash = await crypto.subtle.sign('HMAC', mac, utf8(`${path}\n${decode(text)}`))
      const iv = new Uint8Array(hash, 0, VECTOR)
      const sealed = await crypto.subtle.encrypt(gcm(iv, path), cipher, text)
      const link = toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
      if (link.length > LONGEST) throw new Refusal(413, 'tooLarge')
      return `${path}?t=${link}`
    },
    async read(path: string, link: string | undefined): Promise<Ticket> {
      const bytes = fromBase64(link ?? '')
      const { cipher } = await keys()
      const text = await crypto.subtle
        .decrypt(gcm(bytes.slice(0, VECTOR), path), cipher, bytes.slice(VECTOR))
        .catch(() => undefined) // invalid, or for another path
      if (!text) throw new Refusal(403, 'linkExpired')
      const ticket = JSON.parse(decode(text)) as Ticket
      if (ticket.expires * 1000 <= clock().getTime()) throw new Refusal(403, 'linkExpired')
      return ticket
    },
  }
}

interface Keys {
  readonly mac: CryptoKey
  readonly cipher: CryptoKey
}

const VECTOR = 12
const gcm = (iv: BufferSource, path: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8(path),
})

/** Two keys derived from the secret of sessions, for this purpose only. */
async function keysFrom(secret: Uint8Array<ArrayBuffer>): Promise<Keys> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const derived = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(info),
  })
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const aes = { name: 'AES-GCM', length: 256 }
  return {
    mac: await crypto.subtle.deriveKey(derived('address vector'), base, hmac, false, ['sign']),
    cipher: await crypto.subtle.deriveKey(derived('address'), base, aes, false, [
      'encrypt',
      'decrypt',
    ]),
  }
}

const decode = (bytes: BufferSource) => new TextDecoder().decode(bytes)
const utf8 = (text: string) => new TextEncoder().encode(text)

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(plain, character => character.charCodeAt(0))
  } catch {
    return new Uint8Array() // invalid base64
  }
}
