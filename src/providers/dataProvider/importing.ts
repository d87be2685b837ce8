import type { Found, ImportItem } from '../../model/import/items'
import type { Catalogue } from '../../model/resource'
import type { Answer, Http, HttpRequest } from '../http'
import { isObject } from '../sessionView'
import { httpErrorOf } from './httpError'

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
  /** Takes back what was written under a batch, or the next part of it; answers how many records are left. */
  undoImport(resource: string, batch: string): Promise<number>
}

/** Beside the data provider, so that only who imports fetches it. */
export function importCalls(http: Http, catalogue: Catalogue): ImportCalls {
  const post = (name: string, below: string, more: Omit<HttpRequest, 'method'> = {}) => {
    const path = catalogue.get(name).rest.path.replace(/\/$/, '')
    return http.exchange(`${path}/${below}`, { method: 'POST', ...more })
  }
  return {
    async importNames(name, field, { names, signal }) {
      const answer = await post(name, 'import/names', { body: { [field]: names }, signal })
      const found = isObject(answer.body) ? answer.body.names : undefined
      if (!answer.ok || !isObject(found)) throw httpErrorOf(answer)
      return found[field] as readonly Found[]
    },
    importRehearsal: async (name, items, signal) =>
      rowsOf(await post(name, 'bulk?dryRun=true&skipRefused=true', { body: items, signal })),
    importRows: async (name, { items, skipRefused, batch, key }) => {
      const headers = { 'Idempotency-Key': key }
      const below = `bulk?skipRefused=${skipRefused}&batch=${batch}&source=import`
      return rowsOf(await post(name, below, { body: items, headers }))
    },
    async undoImport(name, batch) {
      const answer = await post(name, `bulk/${batch}/undo`)
      if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
      return Number(answer.body.left)
    },
  }
}

function rowsOf(answer: Answer): readonly ImportAnswer[] {
  const rows = isObject(answer.body) ? answer.body.rows : undefined
  if (!answer.ok || !Array.isArray(rows)) throw httpErrorOf(answer)
  return rows as readonly ImportAnswer[]
}
