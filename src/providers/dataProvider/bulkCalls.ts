import type { Resource } from '../../model/fields/resource'
import { isObject } from '../session/sessionView'
import type { BatchPage, Bulk, BulkAnswer, BulkInput } from './bulk'
import { httpErrorOf } from './httpError'
import type { ProviderParts } from './parts'

/** The bulk calls of a data provider. */
export function bulkCalls({ http, wholes, find }: ProviderParts): Bulk {
  const post = async (path: string, body: unknown, key?: string) => {
    const headers = key === undefined ? {} : { 'Idempotency-Key': key }
    return http.exchange(path, { method: 'POST', body, headers })
  }
  const many = async (resource: Resource, { path, body, wish }: Call): Promise<BulkAnswer> => {
    const { dryRun, key } = wish
    const answer = await post(`${path}?${queryOf(wish)}`, body, dryRun ? undefined : key)
    wholes.forget(resource)
    const { ok, status } = answer
    if (isRows(answer.body) && (ok || status === 422))
      return { ...answer.body, batch: batchOf(answer.body) }
    throw httpErrorOf(answer)
  }
  return {
    bulk(name, items, wish) {
      const { resource } = find(name)
      return many(resource, { path: below(resource, ''), body: items, wish })
    },
    bulkFlow(name, { name: move, rows, answers }, wish) {
      const { resource } = find(name)
      const path = below(resource, `/flow/${encodeURIComponent(move)}`)
      return many(resource, { path, body: { rows, answers }, wish })
    },
    async undoBatch(name, batch) {
      const { resource } = find(name)
      const path = below(resource, `/${encodeURIComponent(batch)}/undo`)
      for (let undone = 0; ; ) {
        const answer = await post(path, {})
        wholes.forget(resource)
        const { body, ok } = answer
        if (!ok || !isObject(body)) throw httpErrorOf(answer)
        undone += Number(body.undone)
        if (!body.left) return undone
      }
    },
    async batches(name, { before, signal } = {}) {
      const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
      const answer = await http.exchange(`${below(find(name).resource, '')}${query}`, { signal })
      const { body, ok } = answer
      if (!ok || !isObject(body) || !Array.isArray(body.batches)) throw httpErrorOf(answer)
      return body as unknown as BatchPage
    },
  }
}

interface Call {
  readonly path: string
  readonly body: unknown
  readonly wish: BulkInput
}

const below = ({ rest }: Resource, more: string) => `${rest.path.replace(/\/$/, '')}/bulk${more}`

const queryOf = ({ dryRun = false, skipRefused = false, batch }: BulkInput) =>
  new URLSearchParams({
    dryRun: String(dryRun),
    skipRefused: String(skipRefused),
    ...(batch !== undefined && { batch }),
  })

const isRows = (body: unknown): body is BulkAnswer => isObject(body) && Array.isArray(body.rows)
const batchOf = ({ batch }: Partial<BulkAnswer>) => batch ?? null
