import type { Http } from '../../providers/http'
import { unsentOf } from './unsent'

/** A field as the server describes it out of the schema, in the reader's language. */
export interface GuestField {
  readonly name: string
  readonly kind: string
  readonly label: string
  readonly required: boolean
  readonly help?: string
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly fields?: readonly GuestField[]
}
export interface GuestSection {
  readonly id: string
  readonly label: string
  readonly fields: readonly GuestField[]
}
export interface GuestPaper {
  readonly type: string
  readonly label: string
  readonly file: { readonly name: string; readonly size: number } | null
}
export type Values = Readonly<Record<string, unknown>>

/** What an invitation tells its guest (`server/areas/invite/form.ts`). */
export interface Invitation {
  readonly state: 'sent' | 'opened' | 'delivered' | 'revoked' | 'expired'
  readonly company: string
  readonly until: string | null
  readonly person: 'N' | 'J'
  readonly name?: string
  readonly notice?: string
  readonly delivered?: string | null
  readonly values?: Values
  readonly sections?: readonly GuestSection[]
  readonly documents?: {
    readonly rules: { readonly maxSize: number; readonly types: readonly string[] }
    readonly list: readonly GuestPaper[]
  }
}

const PATH = '/hanadb/api/invitation'

/** What may be asked with the secret of a link; it travels in a header, and as nobody. */
export function invitationCalls(http: Http, secret: string) {
  const headers = { 'X-Invitation': secret }
  const ask = (rest: string, method: string, body?: object) =>
    http.request(`${PATH}${rest}`, { method, headers, anonymous: true, ...(body && { body }) })
  return {
    /** Known by a piece of the secret that opens nothing. */
    unsent: unsentOf(secret.slice(0, 8)),
    read: () => ask('', 'GET') as Promise<Invitation>,
    accept: () => ask('/accept', 'POST', { accepted: true }),
    fill: async (values: Values) =>
      ((await ask('', 'PUT', values)) as { errors: Readonly<Record<string, string>> }).errors,
    send: () => ask('/send', 'POST', {}),
    remove: (type: string) => ask(`/documents/${type}`, 'DELETE'),
    async hand(type: string, file: File, onProgress: (share: number) => void) {
      const query = new URLSearchParams({ name: file.name })
      const { ok, body } = await http.upload(`${PATH}/documents/${type}?${query}`, {
        ...{ body: file, headers, anonymous: true, onProgress },
      })
      if (!ok) throw body
      return body as NonNullable<GuestPaper['file']>
    },
  }
}
export type InvitationCalls = ReturnType<typeof invitationCalls>
