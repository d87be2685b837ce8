import { longestSearch } from '../../src/model/found'
import type { Records } from '../records/context'
import { searchAll } from '../records/searchAll'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext } from './context'

/** A palette that waits longer is of no use to who types. */
const WITHIN_MS = 2_000

/** `GET /hanadb/api/search?q=…`: the best few rows of every list at once. */
export function searchRoutes(
  add: AddRoute,
  { records, context }: { readonly records: Records; readonly context: AppContext },
) {
  add('GET /hanadb/api/search', 'schema', async c => {
    const words = (c.req.query('q') ?? '').trim()
    if (words === '' || words.length > longestSearch) throw new Refusal(400, 'badSearch')
    const answer = await searchAll(
      { records, me: c.get('me'), language: c.get('language') },
      {
        words,
        within: WITHIN_MS,
        signal: c.req.raw.signal,
        onFault: (resource, error) =>
          context.log.error('search', { requestId: c.get('requestId'), resource, error }),
      },
    )
    c.header('Vary', 'X-Empresa')
    return c.json(answer)
  })
}
