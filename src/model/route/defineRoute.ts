import { adminRole, apiPath, type Role } from '../../base/business'
import type summaries from '../../locales/en/openapi.json'
import type { Grants } from '../fields/resource'
import type { Props, RouteShape, ValueOf, ValuesOf } from './shapes'

/**
 * `public`: anyone. `signedIn`: every session. `schema`: a session, with rights decided by the schema.
 * `signed`: holders of an address signed by an active session. There is no default.
 */
export type RoutePolicy = 'public' | 'signedIn' | 'schema' | 'signed'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface RouteWords {
  /**
   * Operation id, such as `team.agenda`; the part after the dot is the key of its summary in
   * `locales/<lang>/openapi.json`.
   */
  readonly name: `${string}.${keyof typeof summaries}`
  /** Tag in OpenAPI. Default: the part of the name before the dot. */
  readonly tag?: string
  readonly policy: RoutePolicy
  /** Part of the original API (business.md#original-api), which other servers have too. */
  readonly original?: true
  /** A read-only request that is not a GET; allowed while an administrator views the app as another user. */
  readonly reads?: boolean
  /** Right the caller needs on some record of a resource: `['visits', 'update']`. */
  readonly right?: readonly [resource: string, right: keyof Grants]
  /** Roles that may call the route, by code; `admin`: the administrator's. Default: all. */
  readonly allow?: readonly Role[] | 'admin'
  /** Requires a selected company. */
  readonly inCompany?: boolean
  /** Shapes of path parameters other than text: `{ id: key }`. */
  readonly params?: Props
  readonly query?: Props
  readonly headers?: Props
  /** The answer depends on the tenant in use, which a header names. */
  readonly varies?: 'tenant'
  readonly body?: RouteShape
  /** The body is a raw file, read by the handler. */
  readonly upload?: true
  /** Accepts `Idempotency-Key`: a repeated request has no further effect. `required`: rejected without it. */
  readonly idempotent?: boolean | 'required'
  readonly response: RouteShape
  /** Supports `Range`, status 206. */
  readonly partial?: true
  /** Also answers as server-sent events. */
  readonly events?: true
  /** Success status. Default: 200. */
  readonly status?: 200 | 201 | 202
  /** The response may be empty, status 204: key of the text that explains when. */
  readonly none?: keyof typeof summaries
  /** Error statuses besides those implied by policy, right, parameters and body. */
  readonly refusals?: readonly number[]
}

export interface Route extends RouteWords {
  readonly method: Method
  readonly path: string
}

/**
 * Declares an endpoint: `defineRoute('GET customers/calendar', { … })`. A path without a leading slash stands
 * below the base of the business's API. Handler types,
 * validation, OpenAPI entry, browser client and contract test derive from it.
 */
export function defineRoute<const Path extends string, const Words extends RouteWords>(
  address: `${Method} ${Path}`,
  words: Words,
) {
  const [method, path] = address.split(' ') as [Method, Path]
  return {
    ...words,
    method,
    get path() {
      return (path.startsWith('/') ? path : apiPath(path)) as Path
    },
  }
}

type PathNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Input of a route: `params`, `query` and `body`, as declared. */
export type InputOf<R extends Route> = ([PathNames<R['path']>] extends [never]
  ? unknown
  : { readonly params: PathValues<R> }) &
  (R extends { readonly query: infer Q } ? { readonly query: ValuesOf<Q> } : unknown) &
  (R extends { readonly body: infer B } ? { readonly body: ValueOf<B> } : unknown)

type PathValues<R extends Route> = {
  readonly [Name in PathNames<R['path']>]: R extends {
    readonly params: { readonly [N in Name]: infer S }
  }
    ? ValueOf<S>
    : string
}

export type BodyOf<R extends { readonly body: RouteShape }> = ValueOf<R['body']>

export type ResponseOf<R extends Route> =
  | ValueOf<R['response']>
  | (R extends { readonly none: string } ? null : never)

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export const isCalledBy = ({ allow }: Route, role: Role): boolean =>
  allow === 'admin' ? role === adminRole() : allow?.includes(role) !== false

export function routeAddressOf<R extends Route>(route: R, input: InputOf<R>): string {
  const { params = {}, query = {} } = input as Sent
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}
