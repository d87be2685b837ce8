import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppRequest } from './context'
import { apiHeaders, onlyHttps } from './headers'

interface Parts {
  readonly status?: ContentfulStatusCode
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * JSON with all its headers in one plain object, which Node's adapter writes as it is; headers set
 * one by one cost more than reading a record.
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

/** The headers of every API answer, put to one that was made without them. */
export function dress(c: AppRequest, response: Response): Response {
  if (c.get('isDressed')) return response
  const safe = isSafe(c) ? onlyHttps : {}
  const wanted = { ...apiHeaders, ...safe, 'X-Request-Id': c.get('requestId') }
  for (const [name, value] of Object.entries(wanted))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** Over https, here or up to a proxy that is trusted. */
const isSafe = (c: AppRequest) => c.env?.isHttps === true
