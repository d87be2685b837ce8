import type { AnySchema } from '../../src/model/schema'
import { useStore } from './aStore'
import type { Client, Json } from './client'

export const parts = '/hanadb/api/parts'
export const makers = '/hanadb/api/makers'

/** With `?…` to the parts, with a whole address elsewhere. */
export const bulk = (user: Client, body: unknown, query = '') =>
  user.post(query.startsWith('/') ? query : `${parts}/bulk${query}`, body)

export const rowsOf = (body: Json) => body.rows as unknown as Record<string, Json>[]

export const part = async (user: Client, NOMBRE: string, more: object = {}) =>
  (await user.post(parts, { NOMBRE, PRECIO: 10, ...more })).body

export const prices = async (user: Client) =>
  ((await user.get(parts)).body.data as unknown as Record<string, unknown>[]).map(row => row.PRECIO)

/** A store whose administrator has three parts. */
export function usePartsStore(...more: readonly AnySchema[]) {
  const { server, admin } = useStore(...more)
  const threeParts = async () => {
    const boss = await admin()
    const created = [await part(boss, 'A'), await part(boss, 'B'), await part(boss, 'C')]
    return { boss, ids: created.map(({ ID }) => Number(ID)) }
  }
  return { server, admin, threeParts }
}
