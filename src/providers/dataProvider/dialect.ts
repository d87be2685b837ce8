import type { fetchUtils } from 'ra-core'
import type { Resource } from '../../model/resource'
import type { Operation, RestCall } from '../../model/schema'
import type { Answer, Http } from '../http'
import { isObject } from '../sessionView'
import { httpErrorOf } from './httpError'
import { type RecordRow, type Row, serverQuery, withId } from './identity'
import { localQuery } from './localQuery'
import type { WholeLists } from './wholeLists'

/** One call of ra-data-simple-rest, and what this server wants to know beyond it. */
export interface Call {
  readonly resource: Resource
  readonly operation: Operation
  readonly id?: string | number
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly onAnswer?: (answer: Answer) => void
}
export interface DialectParts {
  readonly http: Http
  readonly wholes: WholeLists
}
type FetchJson = typeof fetchUtils.fetchJson

/** The HTTP client ra-data-simple-rest is given: its dialect on one side, the resource's `rest` words on the other. */
export function dialect(parts: DialectParts, call: Call): FetchJson {
  const { resource, operation } = call
  return async (url: string, options = {}) => {
    const [path = '', search = ''] = url.split('?')
    const query = new URLSearchParams(search)
    const request = { method: options.method, body: options.body, signal: options.signal }
    const ask = { path, query, method: request.method, signal: request.signal ?? undefined }
    if (operation === 'list') return listAnswer(parts, call, ask)
    const body = bodyOf(call, request.body)
    const answer = await send(parts.http, call, { ...ask, body })
    if (operation !== 'one') parts.wholes.forget(resource)
    return jsonAnswer(answer, recordOf(call, answer, body))
  }
}

interface Ask {
  readonly path: string
  readonly query: URLSearchParams
  readonly method: string | undefined
  readonly signal: AbortSignal | undefined
  readonly body?: unknown
}

async function listAnswer(parts: DialectParts, call: Call, ask: Ask) {
  const { resource } = call
  const { http, wholes } = parts
  const envelope = wordsOf(call).envelope ?? resource.rest.envelope
  const query = serverQuery(resource, ask.query)
  for (const [name, value] of Object.entries(call.query ?? {})) query.set(name, value)
  if (wholes.isWhole(resource)) {
    const read = async () => rowsOf(await send(http, call, { ...ask, query: none }), envelope)
    return localAnswer(resource, await wholes.rows(resource, read), ask.query)
  }
  const answer = await send(http, call, { ...ask, query })
  const rows = rowsOf(answer, envelope)
  if (!answer.headers.has('Content-Range')) {
    return localAnswer(resource, wholes.learn(resource, rows), ask.query)
  }
  call.onAnswer?.(answer)
  return jsonAnswer(
    answer,
    rows.map(row => withId(resource, row)),
  )
}
const none = new URLSearchParams()

async function localAnswer(resource: Resource, all: readonly Row[], query: URLSearchParams) {
  const { rows, from, total } = await localQuery(resource, all, query)
  const range = `${resource.name} ${from}-${from + rows.length - 1}/${total}`
  return { status: 200, headers: new Headers({ 'Content-Range': range }), body: '', json: rows }
}

async function send(http: Http, call: Call, ask: Ask): Promise<Answer> {
  const { method, path } = wordsOf(call)
  const to = pathFor(call, path ?? ask.path)
  const search = ask.query.toString()
  const answer = await http.exchange(search ? `${to}?${search}` : to, {
    method: method ?? ask.method ?? 'GET',
    body: ask.body,
    signal: ask.signal,
    headers: call.headers ?? {},
    foreign: !call.resource.rest.versions,
  })
  if (!answer.ok) throw httpErrorOf(answer)
  return answer
}

const wordsOf = ({ resource, operation }: Call): RestCall => {
  const words = resource.rest.operations?.[operation]
  return words === false || words === undefined ? {} : words
}

/** Paths that end in a slash, as product.md spells some, must not double it before an id. */
const pathFor = ({ id }: Call, path: string) =>
  path.replace('{id}', encodeURIComponent(String(id ?? ''))).replace(/([^:])\/{2,}/g, '$1/')

/** A path of its own without `{id}` says nothing of the record: then the body does. */
function bodyOf(call: Call, text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  const body: unknown = JSON.parse(text)
  const { path } = wordsOf(call)
  const isNameless = call.operation === 'update' && path !== undefined && !path.includes('{id}')
  return isNameless && isObject(body) ? { ...body, [call.resource.rest.id]: call.id } : body
}

function rowsOf({ body }: Answer, envelope: string): readonly Row[] {
  const rows = Array.isArray(body) ? body : isObject(body) ? body[envelope] : undefined
  if (Array.isArray(rows)) return rows as readonly Row[]
  throw httpErrorOf({ status: 0, ok: false, body: undefined })
}

/** A server that answers little, or nothing, to a write leaves what was sent. */
function recordOf(call: Call, { body }: Answer, sent: unknown): RecordRow {
  const { resource, id } = call
  const { envelope } = wordsOf(call)
  const inside = envelope && isObject(body) ? body[envelope] : body
  const record = isObject(inside) ? inside : {}
  if (record[resource.rest.id] !== undefined) return withId(resource, record)
  const known = isObject(sent) ? { ...sent, ...record } : record
  return withId(resource, { ...known, [resource.rest.id]: id })
}

const jsonAnswer = ({ status, headers }: Answer, json: unknown) => ({
  status,
  headers,
  body: '',
  json,
})
