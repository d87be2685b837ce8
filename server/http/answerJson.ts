import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppRequest } from './appContext'
import { apiHeaders, onlyHttps } from './headers'

interface Parts {
  readonly status?: ContentfulStatusCode
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * JSON response with all headers in one plain object, which Node's adapter writes directly; setting headers
 * one by one costs more than reading a record.
 */
export function answerJson(c: AppRequest, body: unknown, { status = 200, headers }: Parts = {}) {
  c.set('isDressed', true)
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...apiHeaders,
      ...(isSafe(c) && onlyHttps),
      'Content-Type': 'application/json',
      'X-Request-Id': c.get('requestId'),
      ...headers,
    },
  })
}

/** Adds the API headers to a response created without them. */
export function addHeaders(c: AppRequest, response: Response): Response {
  if (c.get('isDressed')) return response
  const safe = isSafe(c) ? onlyHttps : {}
  const headers = { ...apiHeaders, ...safe, 'X-Request-Id': c.get('requestId') }
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** True for https, here or at a trusted proxy. */
const isSafe = (c: AppRequest) => c.env?.isHttps === true
