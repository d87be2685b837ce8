import { defineRoute, type ResponseOf } from '../route/defineRoute'
import * as s from '../route/shapes'

/** Maximum length of a search text. */
export const longestSearch = 200

/** Match of a record: by its own code, by the code of a related object (the unit of a sale), or by words. */
const match = s.choice(['own', 'code', 'words'])

/** A search result; the subtitle shows its main fields, such as customer and state. */
const found = s.object({
  resource: s.text,
  id: s.either(s.text, s.integer),
  title: s.text,
  'subtitle?': s.text,
  match,
})

/** Best results of every list; `left` names the lists that failed or timed out. */
export const searchAll = defineRoute('GET search', {
  name: 'platform.searchAll',
  policy: 'schema',
  query: { q: s.text },
  varies: 'tenant',
  response: s.object({ found: s.list(found), left: s.list(s.text) }),
})

export type FoundAll = ResponseOf<typeof searchAll>
export type Found = FoundAll['found'][number]
export type Match = Found['match']
