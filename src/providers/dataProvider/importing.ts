import type { Catalogue } from '../../model/fields/resource'
import type { FoundKeys, ImportItem } from '../../model/import/items'
import type { Http, HttpAnswer, HttpRequest } from '../http/http'
import { isObject } from '../session/sessionView'
import type { BulkRowView } from './bulk'
import { httpErrorOf } from './httpError'

export type ImportOutcome = Exclude<BulkRowView['outcome'], 'delete'>

/** The result of a row, or its preview; an import deletes nothing. */
interface ImportAnswer extends BulkRowView {
  readonly outcome: ImportOutcome
}

export interface ImportInput {
  readonly items: readonly ImportItem[]
  /** Writes the valid rows although others are refused. */
  readonly skipRefused: boolean
  /** Shared by the chunks of one import. */
  readonly batch: string
  readonly key: string
}

export interface ImportCalls {
  /** The records with these names, in the same order. */
  importNames(
    resource: string,
    field: string,
    params: { names: readonly string[]; signal?: AbortSignal },
  ): Promise<readonly FoundKeys[]>
  /** Previews the results of these rows. */
  importRehearsal(
    resource: string,
    items: readonly ImportItem[],
    signal?: AbortSignal,
  ): Promise<readonly ImportAnswer[]>
  importRows(resource: string, wish: ImportInput): Promise<readonly ImportAnswer[]>
  /** Undoes a batch, or its next part; returns the number of records left. */
  undoImport(resource: string, batch: string): Promise<number>
}

/** Separate from the data provider, so that it is loaded with the import only. */
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
      return found[field] as readonly FoundKeys[]
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

function rowsOf(answer: HttpAnswer): readonly ImportAnswer[] {
  const rows = isObject(answer.body) ? answer.body.rows : undefined
  if (!answer.ok || !Array.isArray(rows)) throw httpErrorOf(answer)
  return rows as readonly ImportAnswer[]
}
