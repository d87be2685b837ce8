import type { CallView } from '../../model/access/calls'
import { apiRoot } from '../http/http'
import { isObject } from '../session/sessionView'
import { addressIn, encoded } from './addresses'
import type { RecordCalls } from './extras'
import { httpErrorOf } from './httpError'
import { type WireRow, withId } from './local/rowIdentity'
import type { ProviderParts } from './parts'

export const recordCalls = ({ http, wholeLists, find, base }: ProviderParts): RecordCalls => ({
  async alike(name, { values, but, signal }) {
    const { resource } = find(name)
    const answer = await http.exchange(addressIn(resource, 'alike'), {
      method: 'POST',
      body: { values, ...(but !== undefined && { but }) },
      signal,
    })
    if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
    const found = answer.body.alike as readonly { by: readonly string[]; record: WireRow }[]
    return found.map(({ by, record }) => ({ by, record: withId(resource, record) }))
  },
  async exportUrl(name, wish) {
    const { resource } = find(name)
    const answer = await http.exchange(addressIn(resource, 'export'), {
      method: 'POST',
      body: wish,
    })
    return urlIn(base, answer)
  },
  async paperUrl(name, { id, name: paper, key }) {
    const { resource } = find(name)
    const path = addressIn(resource, `${encoded(id)}/papers/${encoded(paper)}`)
    const headers = { 'Idempotency-Key': key }
    return urlIn(base, await http.exchange(path, { method: 'POST', headers }))
  },
  async calls(name, id) {
    const answer = await http.exchange(addressIn(find(name).resource, `${encoded(id)}/calls`))
    if (!answer.ok || !isObject(answer.body) || !Array.isArray(answer.body.calls))
      throw httpErrorOf(answer)
    return answer.body.calls as readonly CallView[]
  },
  async tryAgain(name, { id, call }) {
    const path = addressIn(find(name).resource, `${encoded(id)}/calls/${call}/retry`)
    const answer = await http.exchange(path, { method: 'POST' })
    if (!answer.ok) throw httpErrorOf(answer)
  },
  async move(name, { id, name: move, call, answers, version, key }) {
    const { resource } = find(name)
    const answer = await http.exchange(
      addressIn(
        resource,
        `${encoded(id)}/${call === undefined ? `flow/${encoded(move)}` : `calls/${call}/answer`}`,
      ),
      {
        method: 'POST',
        body: answers,
        headers: {
          'Idempotency-Key': key,
          ...(version !== undefined && { 'If-Match': `"${version}"` }),
        },
      },
    )
    wholeLists.forget(resource)
    if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
    return withId(resource, answer.body)
  },
})

function urlIn(
  base: ProviderParts['base'],
  answer: Awaited<ReturnType<ProviderParts['http']['exchange']>>,
): string {
  const url = isObject(answer.body) ? answer.body.url : undefined
  if (!answer.ok || typeof url !== 'string') throw httpErrorOf(answer)
  return new URL(url, apiRoot(base)).href
}
