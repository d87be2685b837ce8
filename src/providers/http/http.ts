import { tenantHeader } from '../../base/business'
import { parseJson } from '../../base/parseJson'
import { createKnownAnswers, type KnownRead } from './knownAnswers'
import { retryingRequest } from './retry'
import type { Sender } from './upload'

export interface HttpRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** A server with the original API only (business.md#original-api): our own headers are left out. */
  readonly foreign?: boolean
  /** Part of the original API; other requests are refused here if the server has only that one. */
  readonly original?: boolean
  /** Sent without a token, so that a refusal does not affect the session. */
  readonly anonymous?: boolean
  /** Not part of opening a page: its next visit does not send it early. */
  readonly aside?: boolean
}

export interface Upload {
  readonly body: Blob
  /** Progress, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Sent without a token. */
  readonly anonymous?: boolean
}

/** The answer of any status; 0: no answer, or a timeout. */
export interface HttpAnswer {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  /** Parsed JSON; undefined without any. */
  readonly body: unknown
}

export interface Http {
  /** The answer itself; rejects only if the caller aborts. */
  exchange(path: string, request?: HttpRequest): Promise<HttpAnswer>
  /** The body; rejects with the server's body, or 'Something went wrong'. */
  request(path: string, request?: HttpRequest): Promise<unknown>
  /** Uploads a file as it is, once and without a timeout; rejects only if the caller aborts. */
  upload(path: string, upload: Upload): Promise<HttpAnswer>
  /** The open response, once and without a timeout. */
  open(path: string, request: Pick<HttpRequest, 'headers' | 'signal'>): Promise<Response>
}

export interface HttpConfig {
  /** `VITE_API_URL`; '' is the page's own origin. */
  readonly base: string
  readonly fetch: (request: Request, aside?: boolean) => Response | Promise<Response>
  /** Uploads with progress; by default `fetch`, without progress. */
  readonly send?: Sender
  readonly token: () => string | null
  readonly company: () => string | null
  /** The impersonated person. */
  readonly viewAs?: () => string | null
  /** The server has only the original API. Default: it has ours. */
  readonly isPlain?: () => boolean
  /** In the format of html `lang`. */
  readonly language: () => string
  /** Called for each 401 of our API to a token. */
  readonly onRefusedToken: (token: string) => void
  /** Observes every request, with its path and method. */
  readonly watch?: (asked: Promise<HttpAnswer>, path: string, method: string) => void
}

export const SOMETHING_WRONG = 'Something went wrong'
export const NO_ANSWER = 'app.page.unanswered'
const TIME_OUT = 15_000
/** Of many records in one request, which may wait for other writers. */
const LONG_TIME_OUT = 90_000
const NOT_PROVIDED = 501
/** Text key of the refusal of a request that the server does not provide. */
export const NOT_PROVIDED_TEXT = 'app.page.notProvided'

/** The only HTTP function: sends the token in its header, to our own API only. */
export function createHttp(config: HttpConfig): Http {
  const isPlain = () => config.isPlain?.() ?? false
  const readKnown = createKnownAnswers()
  const exchange = async (path: string, asked: HttpRequest = {}): Promise<HttpAnswer> => {
    if (isPlain() && !asked.original) return notProvided()
    const request = isPlain() ? { ...asked, headers: {}, foreign: true } : asked
    const token = request.anonymous ? null : config.token()
    const send = (request: HttpRequest) => {
      const make = requestMaker(config, { path, request, token })
      return retryingRequest(request, () => {
        const response = attempt(config.fetch, make, request)
        config.watch?.(response, path, request.method ?? 'GET')
        return response
      })
    }
    const read = readOf(config, { path, request, token })
    const answer = await (read ? readKnown(read, send) : send(request))
    if (answer.status === 401 && token) config.onRefusedToken(token)
    return answer
  }
  return {
    exchange,
    request: async (path, request) => {
      const { ok, body } = await exchange(path, request)
      if (ok) return body
      throw body ?? SOMETHING_WRONG
    },
    upload: async (path, upload) => {
      if (isPlain()) return notProvided()
      const token = upload.anonymous ? null : config.token()
      const answer = await sendFile(config, { path, token, upload })
      if (answer.status === 401 && token) config.onRefusedToken(token)
      return answer
    },
    open: async (path, request) => {
      if (isPlain()) return new Response(null, { status: NOT_PROVIDED })
      const token = config.token()
      const make = requestMaker(config, { path, request, token })
      const response = await config.fetch(make(request.signal ?? new AbortController().signal))
      if (response.status === 401 && token) config.onRefusedToken(token)
      return response
    },
  }
}

async function sendFile(
  config: HttpConfig,
  { path, token, upload }: { path: string; token: string | null; upload: Upload },
): Promise<HttpAnswer> {
  const url = addressOf(config.base, path)
  const headers = headersOf(config, token)
  headers.set('Content-Type', 'application/octet-stream')
  for (const [name, value] of Object.entries(upload.headers ?? {})) headers.set(name, value)
  const { body, signal = null } = upload
  const request = { ...upload, url, headers }
  try {
    const plain = () => config.fetch(new Request(url, { method: 'POST', headers, body, signal }))
    return await answerOf(await (config.send ? config.send(request) : plain()))
  } catch {
    upload.signal?.throwIfAborted()
    return noAnswer()
  }
}

interface Asked {
  readonly path: string
  readonly request: HttpRequest
  readonly token: string | null
}

/** A read of a signed-in person. */
function readOf(config: HttpConfig, { path, request, token }: Asked): KnownRead | undefined {
  const { method = 'GET', foreign } = request
  if (token === null || method !== 'GET') return undefined
  return { key: JSON.stringify([path, [...headersOf(config, token, foreign)]]), token, request }
}

/** Reads headers once, so that a retry equals the first request. */
function requestMaker(config: HttpConfig, { path, request, token }: Asked) {
  const { method = 'GET', body, foreign = false } = request
  const url = addressOf(config.base, path)
  const headers = headersOf(config, token, foreign)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value)
  const text = body === undefined ? null : JSON.stringify(body)
  return (signal: AbortSignal) => new Request(url, { method, headers, body: text, signal })
}

function headersOf(config: HttpConfig, token: string | null, foreign = false) {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': config.language() })
  const company = config.company()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (company && !foreign) for (const name of tenantHeader()) headers.set(name, company)
  const viewAs = config.viewAs?.()
  if (viewAs && token && !foreign) headers.set('X-View-As', viewAs)
  return headers
}

/** Base URL of the API: `VITE_API_URL`, or the page's own origin. */
export const apiRoot = (base: string): URL =>
  new URL(/^https?:/.test(base) ? base : `${window.location.origin}${base}`)

/** Throws for addresses outside the configured API. */
function addressOf(base: string, path: string): string {
  const root = apiRoot(base)
  const url = new URL(`${root.href.replace(/\/$/, '')}${path}`)
  if (!path.startsWith('/') || url.origin !== root.origin) throw new Error(`not our API: ${path}`)
  return url.href
}

async function attempt(
  fetch: HttpConfig['fetch'],
  make: (signal: AbortSignal) => Request,
  { body, aside, signal: given }: HttpRequest,
): Promise<HttpAnswer> {
  const deadline = AbortSignal.timeout(Array.isArray(body) ? LONG_TIME_OUT : TIME_OUT)
  const signal = given ? AbortSignal.any([given, deadline]) : deadline
  try {
    const answer = await answerOf(await fetch(make(signal), aside))
    given?.throwIfAborted()
    return answer
  } catch {
    // Unreachable, timed out and interrupted requests all count as "no answer".
    given?.throwIfAborted()
    return noAnswer()
  }
}

const notProvided = (): HttpAnswer => ({
  status: NOT_PROVIDED,
  ok: false,
  headers: new Headers(),
  body: { code: 'notProvided', message: NOT_PROVIDED_TEXT },
})

const noAnswer = (): HttpAnswer => ({
  status: 0,
  ok: false,
  headers: new Headers(),
  body: undefined,
})

/** A proxy's page or truncated JSON is not an answer of our API, whatever its status. */
async function answerOf(response: Response): Promise<HttpAnswer> {
  const { status, headers } = response
  const text = await response.text()
  const body = isJson(headers) ? parseJson(text) : undefined
  const isEmpty = text === '' && (status === 204 || status === 205)
  return { status, headers, body, ok: response.ok && (body !== undefined || isEmpty) }
}

const isJson = (headers: Headers) =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')
