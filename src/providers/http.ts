import { retrying } from './retry'
import type { Sender } from './upload'

export interface HttpRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** A server that knows only product.md section 7: our own headers stay away. */
  readonly foreign?: boolean
  /** Asked as nobody, whoever is signed in: a refusal says nothing about their session. */
  readonly anonymous?: boolean
}

/** A file on its way up. */
export interface Upload {
  readonly body: Blob
  /** How much has gone, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as nobody, whoever is signed in. */
  readonly anonymous?: boolean
}

/** What came back, whatever it says; status 0: nothing did, or not in time. */
export interface Answer {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  /** The JSON it carries; undefined where it carries none. */
  readonly body: unknown
}

export interface Http {
  /** The answer itself; rejects only when the caller gave up. */
  exchange(path: string, request?: HttpRequest): Promise<Answer>
  /** Its body; rejects with the server's body, or 'Something went wrong' (product.md 8). */
  request(path: string, request?: HttpRequest): Promise<unknown>
  /** Sends a file as it is, once and without a time-out; rejects only when the caller gave up. */
  upload(path: string, upload: Upload): Promise<Answer>
  /** The response itself, its body yet to come, once and without a time-out. */
  open(path: string, request: Pick<HttpRequest, 'headers' | 'signal'>): Promise<Response>
}

export interface HttpConfig {
  /** `VITE_API_URL`; '' is the page's own origin. */
  readonly base: string
  readonly fetch: (request: Request) => Response | Promise<Response>
  /** Sends files and tells how far they are; `fetch`, which cannot tell, when not given. */
  readonly send?: Sender
  readonly token: () => string | null
  /** The company worked in. */
  readonly company: () => string | null
  /** As whom an administrator looks. */
  readonly viewAs?: () => string | null
  /** As html `lang` spells it. */
  readonly language: () => string
  /** Told once per answer of our API that says 401 to a token. */
  readonly onRefusedToken: (token: string) => void
  /** Shown every request under way. */
  readonly watch?: (asked: Promise<Answer>) => void
}

export const SOMETHING_WRONG = 'Something went wrong'
const TIME_OUT = 15_000

/** The one HTTP function (safety.md 24): the token travels in its header and to our own API only. */
export function createHttp(config: HttpConfig): Http {
  const exchange = async (path: string, request: HttpRequest = {}): Promise<Answer> => {
    const token = request.anonymous ? null : config.token()
    const make = requestMaker(config, { path, request, token })
    const answer = await retrying(request, () => {
      const asked = attempt(config.fetch, make, request.signal)
      config.watch?.(asked)
      return asked
    })
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
      const token = upload.anonymous ? null : config.token()
      const answer = await sendFile(config, { path, token, upload })
      if (answer.status === 401 && token) config.onRefusedToken(token)
      return answer
    },
    open: async (path, request) => {
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
): Promise<Answer> {
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

/** Headers are read once, so that a retry asks exactly what was asked first. */
function requestMaker(
  config: HttpConfig,
  { path, request, token }: { path: string; request: HttpRequest; token: string | null },
) {
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
  if (company && !foreign) headers.set('X-Empresa', company)
  const viewAs = config.viewAs?.()
  if (viewAs && token && !foreign) headers.set('X-View-As', viewAs)
  return headers
}

/** Where the API lives: `VITE_API_URL`, or the page's own origin. */
export const apiRoot = (base: string): URL =>
  new URL(/^https?:/.test(base) ? base : `${window.location.origin}${base}`)

/** Refuses to speak to anybody but the configured API. */
function addressOf(base: string, path: string): string {
  const root = apiRoot(base)
  const url = new URL(`${root.href.replace(/\/$/, '')}${path}`)
  if (!path.startsWith('/') || url.origin !== root.origin) throw new Error(`not our API: ${path}`)
  return url.href
}

async function attempt(
  fetch: HttpConfig['fetch'],
  make: (signal: AbortSignal) => Request,
  given: AbortSignal | undefined,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(TIME_OUT)
  const signal = given ? AbortSignal.any([given, deadline]) : deadline
  try {
    const answer = await answerOf(await fetch(make(signal)))
    given?.throwIfAborted()
    return answer
  } catch {
    // Out of reach, out of time or cut off: all of them are "no response" to the caller.
    given?.throwIfAborted()
    return noAnswer()
  }
}

const noAnswer = (): Answer => ({ status: 0, ok: false, headers: new Headers(), body: undefined })

/** A page of a proxy, or JSON cut off in the middle, is no answer of our API, whatever its status. */
async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response
  const text = await response.text()
  const body = isJson(headers) ? parse(text) : undefined
  const isEmpty = text === '' && (status === 204 || status === 205)
  return { status, headers, body, ok: response.ok && (body !== undefined || isEmpty) }
}

const isJson = (headers: Headers) =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
