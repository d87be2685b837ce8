import { defineRoute, type InputOf, type ResponseOf } from '../model/route/defineRoute'
import { flag, keyShape, list, object, orNull, type RouteShape, text } from '../model/route/shapes'

const loading = object({ order: keyShape, product: orNull(text), codes: list(text, 1000) })
const codes = object({
  codes: list(
    object({
      code: text,
      /** Id of its serial, if already in this order. */
      'id?': keyShape,
      verdict: text,
      'product?': text,
      'elsewhere?': text,
      'isNew?': flag as RouteShape<true>,
    }),
  ),
})

/** Checks numbers against an order without changes. */
export const checkSerials = defineRoute('POST /hanadb/api/imeis/check', {
  name: 'imeis.checkSerials',
  tag: 'platform',
  policy: 'schema',
  reads: true,
  right: ['serials', 'read'],
  body: loading,
  response: codes,
  refusals: [404],
})

/** Adds valid numbers to the order and reports each number. */
export const loadSerials = defineRoute('POST /hanadb/api/imeis/load', {
  name: 'imeis.loadSerials',
  tag: 'platform',
  policy: 'schema',
  right: ['serials', 'create'],
  body: loading,
  idempotent: true,
  response: codes,
  refusals: [404, 409],
})

export type Loading = InputOf<typeof loadSerials>['body']
export type SerialCodeView = ResponseOf<typeof loadSerials>['codes'][number]
