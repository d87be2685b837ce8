import type { DataProvider } from 'ra-core'
import type { Catalogue } from '../../model/resource'
import { type Bulk, bulkCalls } from './bulk'
import { type Extras, extras } from './extras'
import { createParts, type DataProviderConfig } from './parts'
import { reads } from './reads'
import { type Search, searchCalls } from './search'
import { type ViewCalls, viewCalls } from './views'
import { writes } from './writes'

/** react-admin's nine methods and ours: tab counts, exports, moves, histories, views, one search over everything and many rows at once. */
export type AppDataProvider = DataProvider & Extras & Bulk & Search & ViewCalls

/**
 * Give list queries this `meta`: what a list knows of a record is not all of it, and must never be
 * shown as the record itself (ra-core keeps a list's rows for getOne with the same meta).
 */
export const listMeta = { list: true } as const

/**
 * Wraps ra-data-simple-rest, which speaks its dialect on one side; `dialect.ts` speaks each server's
 * on the other, by the resource's `rest` words.
 */
export function createDataProvider(config: DataProviderConfig): AppDataProvider {
  const parts = createParts(config)
  const reading = reads(parts)
  const count = async (name: string, filter: object) => {
    const pagination = { page: 1, perPage: 1 }
    const { total = 0 } = await reading.getList(name, { pagination, filter })
    return total
  }
  return {
    supportAbortSignal: true,
    ...ofWhole(config.catalogue, {
      ...reading,
      ...writes(parts, reading),
      ...extras(parts, count),
      ...bulkCalls(parts),
    }),
    ...searchCalls(parts),
    ...viewCalls(parts),
  }
}

/** The same calls, each once the resource it begins with is whole. */
function ofWhole<Calls extends object>({ load }: Catalogue, calls: Calls): Calls {
  const entries = Object.entries(calls as Record<string, (...asked: unknown[]) => unknown>)
  const waiting = entries.map(([verb, call]) => {
    const ask = async (name: string, ...more: unknown[]) => {
      await load([name])
      return call(name, ...more)
    }
    return [verb, ask]
  })
  return Object.fromEntries(waiting)
}
