import { shopSorts } from '../../domain/checkout/sorts'
import type { Language } from '../../domain/text'
import type { JsonSchema } from './fieldSchema'
import { answered, parameters, ref, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const text: JsonSchema = { type: 'string' }
const money: JsonSchema = { type: 'number', minimum: 0 }
const line: JsonSchema = {
  type: 'object',
  required: ['CODIGO', 'quantity', 'price', 'PriceList', 'comment'],
  properties: {
    CODIGO: text,
    quantity: { type: 'integer', minimum: 1, maximum: 100 },
    price: money,
    PriceList: { type: ['integer', 'null'] },
    comment: text,
  },
}
const wanted = {
  cart: { type: 'array', minItems: 1, maxItems: 100, items: line },
  discount: money,
  shipping: { type: 'number', enum: [0, 3, 5, 7, 13] },
  warehouse: text,
  method: { type: 'integer' },
  comment: text,
  servientrega: { type: ['integer', 'null'] },
  billing: text,
}
const body = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const quote: JsonSchema = {
  type: 'object',
  properties: {
    lines: { type: 'array', items: { type: 'object' } },
    differences: { type: 'array', items: { type: 'object' } },
    credit: { type: ['number', 'null'] },
    enough: { type: 'array', items: text },
    warehouse: { type: ['string', 'null'] },
    ...{ subtotal: money, discount: money, shipping: money, iva: money, total: money },
  },
}

const inQuery = (schema: JsonSchema) => (name: string) => ({ name, in: 'query', schema })

/** The checkout: what an order would come to, and placing it so. */
export function orderPaths(language: Language): Record<string, JsonSchema> {
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['invoices'],
    operationId: `orders.${name}`,
    summary: say(name, language),
    ...more,
  })
  return {
    '/hanadb/api/shop': {
      get: operation('shop', {
        parameters: [
          ref('parameters', 'filter'),
          ...['list', 'from', 'to', 'offset', 'limit'].map(inQuery({ type: 'number' })),
          ...['stocked', 'pictured'].map(inQuery({ type: 'boolean' })),
          inQuery({ enum: [...shopSorts] })('sort'),
        ],
        responses: { '200': answered(language, { type: 'object' }), ...refusals(400, 401, 403) },
      }),
    },
    '/hanadb/api/orders/quote': {
      post: operation('quote', {
        requestBody: sent(body({ ...wanted, warehouse: { type: ['string', 'null'] } })),
        responses: { '200': answered(language, quote), ...refusals(401, 403, 422) },
      }),
    },
    '/hanadb/api/orders/order': {
      post: operation('placeOrder', {
        parameters: [{ ...parameters(language).IdempotencyKey, required: true }],
        requestBody: sent(body({ ...wanted, total: money })),
        responses: {
          '201': answered(language, { type: 'object' }),
          ...refusals(400, 401, 403, 409, 422, 503),
        },
      }),
    },
  }
}
