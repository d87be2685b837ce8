import type { Catalogue } from '../../model/fields/resource'
import type { FoundKeys, ImportItem } from '../../model/import/items'
import type { Http } from '../http/http'
import { resourceCaller } from './addresses'
import type { BulkRowView } from './bulk'
import type { WireRow } from './local/rowIdentity'

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
  const ask = resourceCaller(http)
  const post = (name: string, path: string, more: Parameters<typeof ask>[2] = {}) =>
    ask(catalogue.get(name), path, { method: 'POST', ...more })
  return {
    async importNames(name, field, { names, signal }) {
      const { body } = await post(name, 'import/names', { body: { [field]: names }, signal })
      return (body.names as Readonly<Record<string, readonly FoundKeys[]>>)[field] ?? []
    },
    importRehearsal: async (name, items, signal) =>
      rowsOf(await post(name, 'bulk?dryRun=true&skipRefused=true', { body: items, signal, list })),
    importRows: async (name, { items, skipRefused, batch, key }) => {
      const below = `bulk?skipRefused=${skipRefused}&batch=${batch}&source=import`
      return rowsOf(await post(name, below, { body: items, key, list }))
    },
    async undoImport(name, batch) {
      const { body } = await post(name, `bulk/${batch}/undo`)
      return Number(body.left)
    },
  }
}

const list = 'rows'
const rowsOf = ({ body }: { readonly body: WireRow }) => body.rows as readonly ImportAnswer[]
