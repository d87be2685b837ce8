import type { InvitationValues } from '../../contracts/creditInvitation'

/** Unsaved values, stored in this tab only. */
export const unsentValues = (id: string) => {
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
