import { catalogueRoles, partnerCatalogueRoles } from '../../domain/checkout/sellers'
import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, refusals, sent } from './shared'
import { say } from './texts'

const codes: JsonSchema = {
  type: ['array', 'null'],
  maxItems: 100,
  items: { type: 'string' },
}
const catalogueWish: JsonSchema = {
  type: 'object',
  required: ['channel'],
  properties: {
    channel: { enum: ['list', 'partner'] },
    list: { type: 'integer', minimum: 2, maximum: 8 },
    ...{ warehouses: codes, categories: codes, brands: codes },
    stocked: { type: 'boolean' },
    client: { type: ['string', 'null'] },
  },
}

/** How a product sold, for whoever may read products and orders. */
export const salesPaths = ({ language }: Telling): Record<string, JsonSchema> => ({
  '/hanadb/api/products/{id}/sales': {
    get: {
      tags: ['products'],
      operationId: 'products.sales',
      summary: say('sales', language),
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { '200': answered(language, { type: 'object' }), ...refusals(401, 403, 404) },
    },
  },
})

/** When a customer last bought each brand, for whoever may read them and orders. */
export const lastSalesPaths = ({ language }: Telling): Record<string, JsonSchema> => ({
  '/hanadb/api/clients/{id}/last-sales': {
    get: {
      tags: ['clients'],
      operationId: 'clients.lastSales',
      summary: say('lastSales', language),
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { '200': answered(language, { type: 'object' }), ...refusals(401, 403, 404) },
    },
  },
})

/** A catalogue to look through, and as a file. */
export function cataloguePaths({ language, me }: Telling): Record<string, JsonSchema> {
  const able = [...catalogueRoles, ...partnerCatalogueRoles]
  if (me && !able.includes(me.ROLE)) return {}
  const operation = (name: 'catalogue' | 'catalogueFile', body: JsonSchema) => ({
    post: {
      tags: ['products'],
      operationId: `products.${name}`,
      summary: say(name, language),
      requestBody: sent(body),
      responses: { '200': answered(language, { type: 'object' }), ...refusals(400, 401, 403, 422) },
    },
  })
  const file = { ...(catalogueWish.properties as JsonSchema), format: { enum: ['xlsx', 'pdf'] } }
  return {
    '/hanadb/api/shop/catalogue': operation('catalogue', catalogueWish),
    '/hanadb/api/shop/catalogue/export': operation('catalogueFile', {
      ...catalogueWish,
      properties: file,
    }),
  }
}
