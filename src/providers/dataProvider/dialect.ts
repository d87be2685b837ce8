import type { fetchUtils } from 'ra-core'
import { isObject } from '../../base/parseJson'
import type { Operation, RestCall } from '../../model/definition/rest'
import type { Resource } from '../../model/fields/resource'
import type { Http, HttpAnswer } from '../http/http'
import { httpErrorOf } from './httpError'
import { type RecordRow, serverQuery, type WireRow, withId } from './local/rowIdentity'
import type { WholeLists } from './local/wholeLists'

/** One call of ra-data-simple-rest, with further data for our server. */
export interface DialectCall {
  readonly resource: Resource
  readonly operation: Operation
  readonly id?: string | number
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly onAnswer?: (answer: HttpAnswer) => void
}
interface DialectParts {
  readonly http: Http
  readonly wholeLists: WholeLists
}
type FetchJson = typeof fetchUtils.fetchJson

/** The HTTP client of ra-data-simple-rest, which translates requests and answers by the resource's `rest` block. */
export function dialect(parts: DialectParts, call: DialectCall): FetchJson {
  const { resource, operation } = call
  return async (url: string, options = {}) => {
    const [path = '', search = ''] = url.split('?')
    const query = new URLSearchParams(search)
    const request = { method: options.method, body: options.body, signal: options.signal }
    const ask = { path, query, method: request.method, signal: request.signal ?? undefined }
    if (operation === 'list') return listAnswer(parts, call, ask)
    const body = bodyOf(call, request.body)
    const answer = await send(parts.http, call, { ...ask, body })
    if (operation !== 'one') parts.wholeLists.forget(resource)
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

async function listAnswer(parts: DialectParts, call: DialectCall, ask: Ask) {
  const { resource } = call
  const { http, wholeLists } = parts
  const envelope = wordsOf(call).envelope ?? resource.rest.envelope
  const query = serverQuery(resource, ask.query)
  for (const [name, value] of Object.entries(call.query ?? {})) query.set(name, value)
  if (wholeLists.isWhole(resource)) {
    const read = async () => rowsOf(await send(http, call, { ...ask, query: none }), envelope)
    return localAnswer(resource, await wholeLists.rows(resource, read), ask.query)
  }
  const answer = await send(http, call, { ...ask, query })
  const rows = rowsOf(answer, envelope)
  if (!answer.headers.has('Content-Range')) {
    return localAnswer(resource, wholeLists.learn(resource, rows), ask.query)
  }
  call.onAnswer?.(answer)
  return jsonAnswer(
    answer,
    rows.map(row => withId(resource, row)),
  )
}
const none = new URLSearchParams()

async function localAnswer(resource: Resource, all: readonly WireRow[], query: URLSearchParams) {
  // Our own server pages and sorts itself.
  const { localQuery } = await import('./local/localQuery')
  const { rows, from, total } = await localQuery(resource, all, query)
  const range = `${resource.name} ${from}-${from + rows.length - 1}/${total}`
  return { status: 200, headers: new Headers({ 'Content-Range': range }), body: '', json: rows }
}

async function send(http: Http, call: DialectCall, ask: Ask): Promise<HttpAnswer> {
  const { method, path } = wordsOf(call)
  const to = pathFor(call, path ?? ask.path)
  const search = ask.query.toString()
  const answer = await http.exchange(search ? `${to}?${search}` : to, {
    method: method ?? ask.method ?? 'GET',
    body: ask.body,
    signal: ask.signal,
    headers: call.headers ?? {},
    foreign: !call.resource.rest.concurrency,
    original: call.resource.rest.provides.includes(call.operation),
  })
  if (!answer.ok) throw httpErrorOf(answer)
  return answer
}

/** `path: 'PATCH productos/{id}'`; the method may be absent. */
function wordsOf({ resource, operation }: DialectCall): RestCall & { readonly method?: string } {
  const words = resource.rest.operations?.[operation] || {}
  const [path, method] = words.path?.split(' ').reverse() ?? []
  return { ...words, ...(path && { path }), ...(method && { method }) }
}

/** Some paths of the original API end in a slash, which must not be doubled before an id. */
const pathFor = ({ id }: DialectCall, path: string) =>
  path.replace('{id}', encodeURIComponent(String(id ?? ''))).replace(/([^:])\/{2,}/g, '$1/')

/** Adds the id to the body, where a write path has no `{id}`. */
function bodyOf(call: DialectCall, text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  const body: unknown = JSON.parse(text)
  const { path } = wordsOf(call)
  const isNameless = call.operation === 'update' && path !== undefined && !path.includes('{id}')
  return isNameless && isObject(body) ? { ...body, [call.resource.rest.key]: call.id } : body
}

function rowsOf({ body }: HttpAnswer, envelope: string): readonly WireRow[] {
  const rows = Array.isArray(body) ? body : isObject(body) ? body[envelope] : undefined
  if (Array.isArray(rows)) return rows as readonly WireRow[]
  throw httpErrorOf({ status: 0, ok: false, body: undefined })
}

/** Completes an answer that lacks the record with the values that were sent. */
function recordOf(call: DialectCall, { body }: HttpAnswer, sent: unknown): RecordRow {
  const { resource, id } = call
  const { envelope } = wordsOf(call)
  const inside = envelope && isObject(body) ? body[envelope] : body
  const record = isObject(inside) ? inside : {}
  if (record[resource.rest.key] !== undefined) return withId(resource, record)
  const known = isObject(sent) ? { ...sent, ...record } : record
  return withId(resource, { ...known, [resource.rest.key]: id })
}

const jsonAnswer = ({ status, headers }: HttpAnswer, json: unknown) => ({
  status,
  headers,
  body: '',
  json,
})
