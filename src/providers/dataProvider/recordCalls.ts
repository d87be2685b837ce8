import type { CallView } from '../../model/access/calls'
import { apiRoot } from '../http/http'
import { encoded } from './addresses'
import type { RecordCalls } from './extras'
import { type WireRow, withId } from './local/rowIdentity'
import type { ProviderParts } from './parts'

export const recordCalls = ({ ask, find, base }: ProviderParts): RecordCalls => ({
  async alike(name, { values, but, signal }) {
    const { resource } = find(name)
    const body = { values, ...(but !== undefined && { but }) }
    const answer = await ask(name, 'alike', { method: 'POST', body, signal })
    const found = answer.body.alike as readonly { by: readonly string[]; record: WireRow }[]
    return found.map(({ by, record }) => ({ by, record: withId(resource, record) }))
  },
  async exportUrl(name, wish) {
    const { body } = await ask(name, 'export', { method: 'POST', body: wish })
    return urlIn(base, body)
  },
  async paperUrl(name, { id, name: paper, key }) {
    const path = `${encoded(id)}/papers/${encoded(paper)}`
    const { body } = await ask(name, path, { method: 'POST', key })
    return urlIn(base, body)
  },
  async calls(name, id) {
    const { body } = await ask(name, `${encoded(id)}/calls`, { list: 'calls' })
    return body.calls as readonly CallView[]
  },
  async tryAgain(name, { id, call }) {
    await ask(name, `${encoded(id)}/calls/${call}/retry`, { method: 'POST' })
  },
  async move(name, { id, name: move, call, answers, version, key }) {
    const path = call === undefined ? `flow/${encoded(move)}` : `calls/${call}/answer`
    const asked = { method: 'POST', body: answers, version, key, writes: true } as const
    const { body } = await ask(name, `${encoded(id)}/${path}`, asked)
    return withId(find(name).resource, body)
  },
})

const urlIn = (base: string, { url }: WireRow) => new URL(String(url), apiRoot(base)).href
