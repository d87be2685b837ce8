import type { Resource } from '../../model/fields/resource'
import { isObject } from '../session/sessionView'
import { type Bulk, type BulkAnswer, type BulkInput, type BulkRowView, refusedRows } from './bulk'
import { httpErrorOf } from './httpError'
import type { ProviderParts } from './parts'

export function bulkCalls({ http, wholeLists, find }: ProviderParts): Bulk {
  const post = async (path: string, body: unknown, key?: string) => {
    const headers = key === undefined ? {} : { 'Idempotency-Key': key }
    return http.exchange(path, { method: 'POST', body, headers })
  }
  const many = async (resource: Resource, { path, body, input }: Call): Promise<BulkAnswer> => {
    const { dryRun, key } = input
    const answer = await post(`${path}?${queryOf(input)}`, body, dryRun ? undefined : key)
    wholeLists.forget(resource)
    const { ok, status } = answer
    if (isRows(answer.body) && (ok || status === 422))
      return { ...answer.body, batch: batchOf(answer.body) }
    throw httpErrorOf(answer)
  }
  return {
    bulk(name, items, input) {
      const { resource } = find(name)
      return many(resource, { path: bulkPath(resource, ''), body: items, input })
    },
    bulkFlow(name, { name: move, rows, answers }, input) {
      const { resource } = find(name)
      const path = bulkPath(resource, `/flow/${encodeURIComponent(move)}`)
      return many(resource, { path, body: { rows, answers }, input })
    },
    async undoBatch(name, batch, { skipRefused = false } = {}) {
      const { resource } = find(name)
      const query = skipRefused ? '?skipRefused=true' : ''
      const path = bulkPath(resource, `/${encodeURIComponent(batch)}/undo${query}`)
      const refused: BulkRowView[] = []
      for (let undone = 0; ; ) {
        const answer = await post(path, {})
        wholeLists.forget(resource)
        const { body, ok } = answer
        if (!ok || !isObject(body)) throw httpErrorOf(answer)
        undone += Number(body.undone)
        refused.push(...refusedRows(body))
        if (!body.left) return { undone, refused }
      }
    },
  }
}

interface Call {
  readonly path: string
  readonly body: unknown
  readonly input: BulkInput
}

const bulkPath = ({ rest }: Resource, more: string) => `${rest.path.replace(/\/$/, '')}/bulk${more}`

const queryOf = ({ dryRun = false, skipRefused = false, batch, source }: BulkInput) =>
  new URLSearchParams({
    dryRun: String(dryRun),
    skipRefused: String(skipRefused),
    ...(batch !== undefined && { batch }),
    ...(source !== undefined && { source }),
  })

const isRows = (body: unknown): body is BulkAnswer => isObject(body) && Array.isArray(body.rows)
const batchOf = ({ batch }: Partial<BulkAnswer>) => batch ?? null
