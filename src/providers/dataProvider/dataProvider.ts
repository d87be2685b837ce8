import type { DataProvider } from 'ra-core'
import type { Catalogue } from '../../model/fields/resource'
import type { Bulk } from './bulk'
import { type Extras, extras, type RecordCalls } from './extras'
import { createParts, type DataProviderConfig } from './parts'
import type { PastCalls } from './past'
import { reads } from './reads'
import { writes } from './writes'

/** react-admin's nine methods, and ours: tab counts, exports, transitions, histories, bulk calls. */
export type AppDataProvider = DataProvider & Extras & RecordCalls & PastCalls & Bulk

/**
 * Pass this `meta` to list queries: list rows are incomplete records, and ra-core reuses a list's rows
 * for `getOne` with the same meta.
 */
export const listMeta = { list: true } as const

/** For a few rows beside a record: like a list, but the device does not copy all of its rows. */
export const someRowsMeta = { list: true, some: true } as const

/** Wraps ra-data-simple-rest; `dialect.ts` translates its requests by the resource's `rest` block. */
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
      ...onDemand(recordCalls, async () => (await import('./recordCalls')).recordCalls(parts)),
      ...onDemand(pastCalls, async () => (await import('./past')).past(parts)),
      ...onDemand(bulkCalls, async () => (await import('./bulkCalls')).bulkCalls(parts)),
    }),
  }
}

const recordCalls = ['alike', 'exportUrl', 'paperUrl', 'calls', 'tryAgain', 'move'] as const
const pastCalls = ['history', 'revert', 'activity', 'trash', 'restore'] as const
const bulkCalls = ['bulk', 'bulkFlow', 'undoBatch'] as const

/** Calls whose code is loaded with the first of them: lists and forms open without one. */
function onDemand<Calls extends { readonly [K in keyof Calls]: Call }>(
  names: readonly (keyof Calls)[],
  load: () => Promise<Calls>,
): Calls {
  const entries = names.map(name => [
    name,
    async (...asked: never[]) => (await load())[name](...asked),
  ])
  return Object.fromEntries(entries)
}
type Call = (...asked: never[]) => unknown

/** The same calls, each after the resource in its first argument is loaded. */
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
