import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppRequest } from './appContext'
import { apiHeaders, onlyHttps } from './headers'

interface Parts {
  readonly status?: ContentfulStatusCode
  readonly headers?: Readonly<Record<string, string>>
}

/** The content of a JSON response; reading it from the response makes Node's adapter build a second one. */
export interface JsonContent {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

const contents = new WeakMap<Response, JsonContent>()

export const jsonOf = (response: Response): JsonContent | undefined => contents.get(response)

/**
 * JSON response with all headers in one plain object, which Node's adapter writes directly; setting headers
 * one by one costs more than reading a record.
 */
export function answerJson(c: AppRequest, body: unknown, { status = 200, headers }: Parts = {}) {
  c.set('isDressed', true)
  const text = JSON.stringify(body)
  const all = {
    ...apiHeaders,
    ...(isSafe(c) && onlyHttps),
    'Content-Type': 'application/json',
    'X-Request-Id': c.get('requestId'),
    ...c.get('headers'),
    ...headers,
  }
  const response = new Response(text, { status, headers: all })
  contents.set(response, { text, headers: all })
  return response
}

/** Adds a header to the answer of a request, an error included. */
export const setHeader = (c: AppRequest, name: string, value: string) =>
  c.set('headers', { ...c.get('headers'), [name]: value })

/** Adds the API headers to a response created without them. */
export function addHeaders(c: AppRequest, response: Response): Response {
  if (c.get('isDressed')) return response
  const safe = isSafe(c) ? onlyHttps : {}
  const headers = {
    ...apiHeaders,
    ...safe,
    'X-Request-Id': c.get('requestId'),
    ...c.get('headers'),
  }
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** True for https, here or at a trusted proxy. */
const isSafe = (c: AppRequest) => c.env?.isHttps === true
