import { type AnySchema, ValidationError } from 'yup'
import { lacksTenant } from '../../src/base/business'
import {
  type InputOf,
  isCalledBy,
  type ResponseOf,
  type Route,
} from '../../src/model/route/defineRoute'
import { readShape, routeYupOf } from '../../src/model/route/routeYupOf'
import { type Props, propsOf, type RouteShape, type Surplus } from '../../src/model/route/shapes'
import { messageOf } from '../../src/model/validation/shapeOf'
import { demand } from '../access/permissions'
import { badParameter, FieldProblems, Refusal } from '../base/refusal'
import type { Records, RequestContext } from '../query/requestContext'
import { recordNotFound } from '../read/read'
import type { AddRoute } from './addRoute'
import { answerJson } from './answerJson'
import type { AppRequest } from './appContext'
import { requireIdempotencyKey } from './preconditions'
import { readObject } from './readJson'
import { readKey } from './readQuery'

type Handler<R extends Route, Caller, Answer> = (
  caller: Caller,
  input: InputOf<R>,
  c: AppRequest,
) => Answer | Promise<Answer>

/** A handler whose answer has a key that the contract lacks does not compile. */
export type Serve<Caller> = <R extends Route, Answer extends ResponseOf<R> | Response>(
  route: R,
  handle: Handler<R, Caller, Answer> & Exact<Answer, ResponseOf<R>>,
) => void

type Exact<Answer, Shape> = [Surplus<Answer, Shape>] extends [never]
  ? unknown
  : { readonly keysOutsideTheContract: Surplus<Answer, Shape> }

/**
 * Serves declared routes: `identify` authorises the caller, then parameters and body are read, then the
 * handler answers. A `Response` is sent unchanged.
 */
export const routeServer =
  <Caller>(
    add: AddRoute,
    identify: (c: AppRequest, route: Route) => Caller | Promise<Caller>,
  ): Serve<Caller> =>
  <R extends Route, Answer extends ResponseOf<R> | Response>(
    route: R,
    handle: Handler<R, Caller, Answer>,
  ) => {
    const readInput = inputReader(route)
    add(
      `${route.method} ${route.path}`,
      { policy: route.policy, reads: route.reads ?? false, route },
      async c => {
        const caller = await identify(c, route)
        demandWords(c, route)
        const answer = await handle(caller, (await readInput(c)) as InputOf<R>, c)
        if (answer === null) return c.body(null, 204)
        return answer instanceof Response
          ? answer
          : answerJson(c, answer, { status: route.status ?? 200 })
      },
    )
  }

/** Checks `allow`, `inCompany` and `idempotent` of a route. */
function demandWords(c: AppRequest, route: Route) {
  const { allow, inCompany, idempotent } = route
  if (allow && !isCalledBy(route, c.get('me').ROLE)) throw new Refusal(403, 'forbidden')
  if (inCompany && lacksTenant(c.get('me'))) throw new Refusal(403, 'companyRequired')
  if (idempotent === 'required') requireIdempotencyKey(c)
}

/** Serves routes that need a right on a resource. */
export const recordsServer = (add: AddRoute, records: Records) =>
  routeServer(add, (c, route): RequestContext => {
    const request = contextIn(records)(c, route)
    if (route.right) demand(request, route.right[1])
    return request
  })

/** Context for the resource of the route's right, without checking the right. */
export const contextIn =
  (records: Records) =>
  (c: AppRequest, { right }: Route): RequestContext => ({
    records,
    resource: records.catalogue.get(right?.[0] ?? ''),
    me: c.get('me'),
    language: c.get('language'),
  })

function inputReader({ params, query, body }: Route) {
  const readParams = params && valueReader(params, recordNotFound)
  const readQuery = query && valueReader(query, badParameter)
  const readBody = body && bodyReaderOf(body)
  return async (c: AppRequest) => ({
    params: { ...c.req.param(), ...readParams?.(name => c.req.param(name)) },
    query: readQuery?.(name => c.req.query(name)),
    body: await readBody?.(c),
  })
}

/** Reads texts of an address; omits missing optional ones. */
function valueReader(props: Props, refusal: typeof badParameter) {
  const fields = propsOf(props).map(prop => ({ ...prop, read: textReader(prop, refusal) }))
  return (textOf: (name: string) => string | undefined) =>
    Object.fromEntries(
      fields.flatMap(({ name, isRequired, read }) => {
        const text = textOf(name)
        return text === undefined && !isRequired ? [] : [[name, read(text)]]
      }),
    )
}

/** An invalid key or path is 404; other errors are bad parameters. */
function textReader(
  { name, shape }: { readonly name: string; readonly shape: RouteShape },
  refusal: typeof badParameter,
) {
  if (shape.format === 'int64') return (text?: string) => readKey(name, text)
  const isNumber = shape.type === 'integer' || shape.type === 'number'
  const yup = routeYupOf(shape).defined()
  return (text?: string) => {
    const value = isNumber && /^-?\d{1,15}(\.\d+)?$/.test(text ?? '') ? Number(text) : text
    if (!yup.isValidSync(value)) throw refusal(name, text?.slice(0, 50))
    return value
  }
}

/** Reads a body; reports invalid and unknown fields by name. */
function bodyReaderOf(shape: RouteShape) {
  const yup = routeYupOf(shape)
  const { properties, additionalProperties } = shape as {
    properties?: object
    additionalProperties?: false
  }
  return async (c: AppRequest): Promise<unknown> => {
    const body = await readObject(c)
    const problems = new FieldProblems()
    if (properties && additionalProperties === false)
      problems.addUnknown(body, name => Object.hasOwn(properties, name))
    return checked(yup, readShape(shape, body), problems)
  }
}

function checked(yup: AnySchema, body: unknown, problems: FieldProblems): unknown {
  let value: unknown
  try {
    value = yup.validateSync(body, { abortEarly: false, disableStackTrace: true })
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    for (const { path = '', errors } of error.inner.length > 0 ? error.inner : [error])
      problems.add(path.replace(/\[(\d+)\]/g, '.$1'), messageOf(errors[0]))
  }
  problems.refuseAny()
  return value
}
