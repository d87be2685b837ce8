import type { Found, ImportItem } from '../../model/import/items'
import type { Resource } from '../../model/resource'
import type { Answer } from '../http'
import { isObject } from '../sessionView'
import { httpErrorOf } from './httpError'
import type { Parts } from './parts'

export type ImportOutcome = 'create' | 'change' | 'same' | 'refused'

/** What became of a row, or would. */
export interface ImportAnswer {
  readonly index: number
  readonly outcome: ImportOutcome
  readonly id?: string | number
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string
  readonly warnings?: Readonly<Record<string, string>>
}

export interface ImportWish {
  readonly items: readonly ImportItem[]
  /** Rows that are refused do not keep the others from being written. */
  readonly skipRefused: boolean
  /** The chunks of one import share it. */
  readonly batch: string
  /** The name of this chunk: sent twice, it is written once. */
  readonly key: string
}

/** What an import asks of the server. */
export interface ImportCalls {
  /** The records these names stand for, in their order. */
  importNames(
    resource: string,
    field: string,
    params: { names: readonly string[]; signal?: AbortSignal },
  ): Promise<readonly Found[]>
  /** What would become of these rows; nothing is written. */
  importRehearsal(
    resource: string,
    items: readonly ImportItem[],
    signal?: AbortSignal,
  ): Promise<readonly ImportAnswer[]>
  importRows(resource: string, wish: ImportWish): Promise<readonly ImportAnswer[]>
  /** Takes back all that was written under a batch. */
  undoImport(resource: string, batch: string): Promise<void>
}

export const importCalls = ({ http, wholes, find }: Parts): ImportCalls => ({
  async importNames(name, field, { names, signal }) {
    const { resource } = find(name)
    const request = { method: 'POST', body: { [field]: names }, signal }
    const answer = await http.exchange(below(resource, 'import/names'), request)
    const found = isObject(answer.body) ? answer.body.names : undefined
    if (!answer.ok || !isObject(found)) throw httpErrorOf(answer)
    return found[field] as readonly Found[]
  },
  async importRehearsal(name, items, signal) {
    const path = below(find(name).resource, 'bulk?dryRun=true&skipRefused=true')
    return rowsOf(await http.exchange(path, { method: 'POST', body: items, signal }))
  },
  async importRows(name, { items, skipRefused, batch, key }) {
    const { resource } = find(name)
    const path = below(resource, `bulk?skipRefused=${skipRefused}&batch=${batch}`)
    const headers = { 'Idempotency-Key': key }
    const answer = await http.exchange(path, { method: 'POST', body: items, headers })
    wholes.forget(resource)
    return rowsOf(answer)
  },
  async undoImport(name, batch) {
    const { resource } = find(name)
    const answer = await http.exchange(below(resource, `bulk/${batch}/undo`), { method: 'POST' })
    wholes.forget(resource)
    if (!answer.ok) throw httpErrorOf(answer)
  },
})

function rowsOf(answer: Answer): readonly ImportAnswer[] {
  const rows = isObject(answer.body) ? answer.body.rows : undefined
  if (!answer.ok || !Array.isArray(rows)) throw httpErrorOf(answer)
  return rows as readonly ImportAnswer[]
}

const below = ({ rest }: Resource, name: string) => `${rest.path.replace(/\/$/, '')}/${name}`
