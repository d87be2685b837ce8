import type { Language } from '../../src/domain/text'
import type { AccountContext } from '../areas/account/accountContext'
import { Refusal } from '../refusal'

/** What a signed address says of who asks, and what for. */
export interface Ticket {
  readonly session: string
  readonly userId: number
  readonly company: string | null
  readonly language: Language
  /** As whom an administrator looked when they asked for it. */
  readonly viewAs?: string
  /** The frozen request, where there is more to it than the path. */
  readonly request?: unknown
  /** Seconds. */
  readonly expires: number
}

const MINUTES = 10
const LONGEST = 8_000

/**
 * Addresses for what cannot carry a bearer header, a picture or a download. One holds for its path, its
 * session and ten minutes; whole minutes, so that a picture's address stays the same for a while. The
 * ticket in it is encrypted: logs and histories that keep addresses learn nothing of the session.
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
      // the same text has the same vector, another text another one (RFC 5297's synthetic vector)
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
        .catch(() => undefined) // not made here, or for another path
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

/** Bytes of AES-GCM's initialization vector. */
const VECTOR = 12
const gcm = (iv: BufferSource, path: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8(path),
})

/** Two keys of this purpose alone, derived from the secret that signs sessions too. */
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
    return new Uint8Array() // not base64: no ticket
  }
}
