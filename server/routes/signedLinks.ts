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
 * Addresses for what cannot carry a bearer header, a picture or a download (safety.md 8). One holds
 * for its path, its session and ten minutes; whole minutes, so that a picture's address stays the
 * same for a while.
 */
export function linkSigner({ secret, clock }: Pick<AccountContext, 'secret' | 'clock'>) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new Uint8Array(secret)
  let imported: Promise<CryptoKey> | undefined
  const key = () => {
    imported ??= crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
    return imported
  }
  return {
    async sign(path: string, ticket: Omit<Ticket, 'expires'>): Promise<string> {
      const expires = (Math.floor(clock().getTime() / 60_000) + MINUTES) * 60
      const text = toBase64(utf8(JSON.stringify({ ...ticket, expires })))
      if (text.length > LONGEST) throw new Refusal(413, 'tooLarge')
      const signature = await crypto.subtle.sign('HMAC', await key(), signed(path, text))
      return `${path}?t=${text}.${toBase64(new Uint8Array(signature))}`
    },
    async read(path: string, link: string | undefined): Promise<Ticket> {
      const [text = '', signature = ''] = (link ?? '').split('.')
      const isOurs = await crypto.subtle
        .verify('HMAC', await key(), fromBase64(signature), signed(path, text))
        .catch(() => false) // what cannot even be a signature
      if (!isOurs) throw new Refusal(403, 'linkExpired')
      const ticket = JSON.parse(new TextDecoder().decode(fromBase64(text))) as Ticket
      if (ticket.expires * 1000 <= clock().getTime()) throw new Refusal(403, 'linkExpired')
      return ticket
    },
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text)

/** The first line keeps it apart from all else that the same secret signs. */
const signed = (path: string, ticket: string) => utf8(`address\n${path}\n${ticket}`)

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
    return new Uint8Array() // not base64: fits no signature
  }
}
