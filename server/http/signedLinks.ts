import type { Language } from '../../src/base/text'
import { Refusal } from '../base/refusal'
import type { AppContext } from './appContext'

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
export const linkSigner = ({ linkCipher, clock }: Pick<AppContext, 'linkCipher' | 'clock'>) => ({
  sign(path: string, ticket: Omit<Ticket, 'expires'>): string {
    const expires = (Math.floor(clock().getTime() / 60_000) + MINUTES) * 60
    const link = linkCipher.seal(path, JSON.stringify({ ...ticket, expires }))
    if (link.length > LONGEST) throw new Refusal(413, 'tooLarge')
    return `${path}?t=${link}`
  },
  read(path: string, link = ''): Ticket {
    const text = linkCipher.open(path, link)
    const ticket = text === undefined ? undefined : (JSON.parse(text) as Ticket)
    if (!ticket || ticket.expires * 1000 <= clock().getTime()) throw new Refusal(403, 'linkExpired')
    return ticket
  },
})
