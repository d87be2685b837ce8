import { isObject } from '../../base/parseJson'
import { addressIn, encoded } from './addresses'
import { type Bulk, type BulkAnswer, type BulkInput, type BulkRowView, refusedRows } from './bulk'
import { httpErrorOf } from './httpError'
import type { ProviderParts } from './parts'

export function bulkCalls({ http, ask, wholeLists, find }: ProviderParts): Bulk {
  const many = async (name: string, { path, body, input }: Call): Promise<BulkAnswer> => {
    const { resource } = find(name)
    const { dryRun, key } = input
    const address = addressIn(resource, `bulk${path}?${queryOf(input)}`)
    const headers = dryRun || key === undefined ? {} : { 'Idempotency-Key': key }
    const answer = await http.exchange(address, { method: 'POST', body, headers })
    wholeLists.forget(resource)
    const { ok, status } = answer
    if (isRows(answer.body) && (ok || status === 422))
      return { ...answer.body, batch: batchOf(answer.body) }
    throw httpErrorOf(answer)
  }
  return {
    bulk: (name, items, input) => many(name, { path: '', body: items, input }),
    bulkFlow: (name, { name: move, rows, answers }, input) =>
      many(name, { path: `/flow/${encoded(move)}`, body: { rows, answers }, input }),
    async undoBatch(name, batch, { skipRefused = false } = {}) {
      const query = skipRefused ? '?skipRefused=true' : ''
      const path = `bulk/${encoded(batch)}/undo${query}`
      const refused: BulkRowView[] = []
      for (let undone = 0; ; ) {
        const { body } = await ask(name, path, { method: 'POST', body: {}, writes: true })
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

const queryOf = ({ dryRun = false, skipRefused = false, batch, source, operation }: BulkInput) =>
  new URLSearchParams({
    dryRun: String(dryRun),
    skipRefused: String(skipRefused),
    ...(batch !== undefined && { batch }),
    ...(source !== undefined && { source }),
    ...(operation !== undefined && { operation }),
  })

const isRows = (body: unknown): body is BulkAnswer => isObject(body) && Array.isArray(body.rows)
const batchOf = ({ batch }: Partial<BulkAnswer>) => batch ?? null
