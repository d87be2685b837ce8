import {
  type InputOf,
  type ResponseOf,
  type Route,
  routeAddressOf,
} from '../../model/route/defineRoute'
import type { Http, HttpRequest } from './http'

export type CallOptions = Pick<HttpRequest, 'signal' | 'anonymous' | 'headers'> & {
  /** `Idempotency-Key`: a repeated request has one effect. */
  readonly key?: string | undefined
}

/** Calls a declared route without react-admin, for pages before sign-in; rejects with the server's body. */
export const ask = async <R extends Route>(
  http: Pick<Http, 'request'>,
  route: R,
  asked: InputOf<R> & CallOptions,
): Promise<ResponseOf<R>> =>
  (await http.request(routeAddressOf(route, asked), requestOf(route, asked))) as ResponseOf<R>

export function requestOf<R extends Route>(route: R, asked: InputOf<R> & CallOptions): HttpRequest {
  const { body, key, headers, signal, anonymous } = asked as CallOptions & {
    readonly body?: unknown
  }
  return {
    method: route.method,
    ...(route.original && { original: true }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(key !== undefined && { headers: { ...headers, 'Idempotency-Key': key } }),
    ...(signal && { signal }),
    ...(anonymous && { anonymous }),
  }
}
