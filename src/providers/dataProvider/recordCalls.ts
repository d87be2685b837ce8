import type { CallView } from '../../model/access/calls'
import { apiRoot } from '../http/http'
import { encoded } from './addresses'
import type { RecordCalls } from './extras'
import { type WireRow, withId } from './local/rowIdentity'
import type { ProviderParts } from './parts'

export const recordCalls = ({ ask, wholeLists, find, base }: ProviderParts): RecordCalls => ({
  async alike(name, { values, but, signal }) {
    const { resource } = find(name)
    const body = { values, ...(but !== undefined && { but }) }
    const answer = await ask(resource, 'alike', { method: 'POST', body, signal })
    const found = answer.body.alike as readonly { by: readonly string[]; record: WireRow }[]
    return found.map(({ by, record }) => ({ by, record: withId(resource, record) }))
  },
  async exportUrl(name, wish) {
    const { body } = await ask(find(name).resource, 'export', { method: 'POST', body: wish })
    return urlIn(base, body)
  },
  async paperUrl(name, { id, name: paper, key }) {
    const { resource } = find(name)
    const path = `${encoded(id)}/papers/${encoded(paper)}`
    const { body } = await ask(resource, path, { method: 'POST', key })
    return urlIn(base, body)
  },
  async calls(name, id) {
    const { body } = await ask(find(name).resource, `${encoded(id)}/calls`, { list: 'calls' })
    return body.calls as readonly CallView[]
  },
  async tryAgain(name, { id, call }) {
    await ask(find(name).resource, `${encoded(id)}/calls/${call}/retry`, { method: 'POST' })
  },
  async move(name, { id, name: move, call, answers, version, key }) {
    const { resource } = find(name)
    const path = call === undefined ? `flow/${encoded(move)}` : `calls/${call}/answer`
    const asked = { method: 'POST', body: answers, version, key }
    const moved = ask(resource, `${encoded(id)}/${path}`, asked)
    const { body } = await moved.finally(() => wholeLists.forget(resource))
    return withId(resource, body)
  },
})

const urlIn = (base: string, { url }: WireRow) => new URL(String(url), apiRoot(base)).href
