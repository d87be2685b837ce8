import type { Found } from '../../model/found'
import { isObject } from '../sessionView'
import { httpErrorOf } from './httpError'
import type { Parts } from './parts'

export interface Search {
  /** One search over every list of our server; `left` names lists it did not get to. */
  search(
    words: string,
    signal?: AbortSignal,
  ): Promise<{ readonly found: readonly Found[]; readonly left: readonly string[] }>
}

export const searchCalls = ({ http, catalogue }: Parts): Search => ({
  async search(words, signal) {
    const path = `/hanadb/api/search?${new URLSearchParams({ q: words })}`
    const answer = await http.exchange(path, { signal })
    if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
    const { found, left } = answer.body as unknown as Awaited<ReturnType<Search['search']>>
    // A newer server may have lists that this page does not know.
    const isKnown = (name: string) => catalogue.resources.has(name)
    return { found: found.filter(({ resource }) => isKnown(resource)), left: left.filter(isKnown) }
  },
})
