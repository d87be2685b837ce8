import { createHttp, type HttpConfig } from '../../src/providers/http/http'

/** The HTTP function for a given server, signed in with a given token. */
export const httpTo = (fetch: HttpConfig['fetch'], more: Partial<HttpConfig> = {}) =>
  createHttp({
    base: 'http://localhost',
    fetch,
    token: () => null,
    company: () => null,
    language: () => 'es',
    onRefusedToken: () => {},
    ...more,
  })

export const jsonAnswer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
