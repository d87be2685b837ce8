import { tenantHeader } from '../../src/base/business'
import { longestSearch, searchAll } from '../../src/model/endpoints/search'
import { Refusal } from '../base/refusal'
import type { AddRoute } from '../http/addRoute'
import { setHeader } from '../http/answerJson'
import type { AppContext } from '../http/appContext'
import { routeServer } from '../http/serveRoute'
import type { Records } from '../query/requestContext'
import { searchResources as searchLists } from '../read/searchResources'

const WITHIN_MS = 2_000

export function searchRoutes(
  add: AddRoute,
  { records, context }: { readonly records: Records; readonly context: AppContext },
) {
  const serve = routeServer(add, c => ({ records, me: c.get('me'), language: c.get('language') }))
  serve(searchAll, (searching, { query }, c) => {
    const words = query.q.trim()
    if (words === '' || words.length > longestSearch) throw new Refusal(400, 'badSearch')
    for (const name of tenantHeader()) setHeader(c, 'Vary', name)
    return searchLists(searching, {
      words,
      timeoutMs: WITHIN_MS,
      signal: c.req.raw.signal,
      onFault: (resource, error) =>
        context.log.error('search', { requestId: c.get('requestId'), resource, error }),
    })
  })
}
