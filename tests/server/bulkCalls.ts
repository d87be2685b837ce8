import { useStore } from './aStore'
import type { Client, Json } from './client'

export const parts = '/hanadb/api/parts'
export const makers = '/hanadb/api/makers'

/** With `?…` to the parts, with a whole address elsewhere. */
export const bulk = (who: Client, body: unknown, query = '') =>
  who.post(query.startsWith('/') ? query : `${parts}/bulk${query}`, body)

export const rowsOf = (body: Json) => body.rows as unknown as Record<string, Json>[]

export const part = async (who: Client, NOMBRE: string, more: object = {}) =>
  (await who.post(parts, { NOMBRE, PRECIO: 10, ...more })).body

export const prices = async (who: Client) =>
  ((await who.get(parts)).body.data as unknown as Record<string, unknown>[]).map(row => row.PRECIO)

/** A store whose administrator has three parts. */
export function usePartsStore() {
  const { server, admin } = useStore()
  const threeParts = async () => {
    const boss = await admin()
    const made = [await part(boss, 'A'), await part(boss, 'B'), await part(boss, 'C')]
    return { boss, ids: made.map(({ ID }) => Number(ID)) }
  }
  return { server, admin, threeParts }
}
