import {
  acceptInvitation,
  fillInvitation,
  type InvitationValues,
  readInvitation,
  removeInvited,
  sendInvitation,
  uploadInvited,
} from '../../contracts/creditInvitation'
import { type ResponseOf, routeAddressOf } from '../../model/route/defineRoute'
import { ask } from '../../providers/http/ask'
import type { Http } from '../../providers/http/http'

/** Requests with the secret of a link, sent in a header and without a session. */
export function invitationCalls(http: Http, secret: string) {
  const asGuest = { headers: { 'X-Invitation': secret }, anonymous: true }
  return {
    /** Storage name: a part of the secret that grants no access. */
    unsent: unsentValues(secret.slice(0, 8)),
    read: () => ask(http, readInvitation, asGuest),
    accept: () => ask(http, acceptInvitation, { ...asGuest, body: { accepted: true } }),
    fill: async (body: InvitationValues) =>
      (await ask(http, fillInvitation, { ...asGuest, body })).errors,
    send: () => ask(http, sendInvitation, asGuest),
    remove: (type: string) => ask(http, removeInvited, { ...asGuest, params: { type } }),
    async hand(type: string, file: File, onProgress: (share: number) => void) {
      const address = routeAddressOf(uploadInvited, {
        params: { type },
        query: { name: file.name },
      })
      const { ok, body } = await http.upload(address, { ...asGuest, body: file, onProgress })
      if (!ok) throw body
      return body as ResponseOf<typeof uploadInvited>
    },
  }
}
export type InvitationCalls = ReturnType<typeof invitationCalls>

/** Unsaved values, stored in this tab only. */
const unsentValues = (id: string) => {
  const key = `invitation.${id}`
  return {
    read(): InvitationValues {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '{}') as InvitationValues
      } catch {
        return {}
      }
    },
    write(values: InvitationValues) {
      try {
        if (Object.keys(values).length > 0) sessionStorage.setItem(key, JSON.stringify(values))
        else sessionStorage.removeItem(key)
      } catch {
        // without storage the server has them a moment later
      }
    },
  }
}
