import type { Values } from './invitation'

/** What was typed and has not reached the server yet: kept by this tab alone, and gone with it. */
export const unsentOf = (id: string) => {
  const key = `invitation.${id}`
  return {
    read(): Values {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Values
      } catch {
        return {}
      }
    },
    write(values: Values) {
      try {
        if (Object.keys(values).length > 0) sessionStorage.setItem(key, JSON.stringify(values))
        else sessionStorage.removeItem(key)
      } catch {
        // a browser that keeps nothing: the server does, a moment later
      }
    },
  }
}
