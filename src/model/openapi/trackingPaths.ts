import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, refusals } from './shared'
import { say } from './texts'

/** Who may be seen on the map, for whoever may read positions. */
export const trackingPaths = ({ language }: Telling): Record<string, JsonSchema> => ({
  '/hanadb/api/tracking': {
    get: {
      tags: ['team'],
      operationId: 'team.tracking',
      summary: say('tracking', language),
      responses: { '200': answered(language, told), ...refusals(401, 403) },
    },
  },
})

const text: JsonSchema = { type: 'string' }
const number: JsonSchema = { type: 'number' }
const instant: JsonSchema = { type: 'string', format: 'date-time' }
const having = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const orNone = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

const told = having({
  people: {
    type: 'array',
    items: having({
      id: number,
      name: text,
      photo: orNone(text),
      role: text,
      consent: orNone(having({ id: number, since: instant })),
      hours: having({
        days: { type: 'array', items: text },
        ...{ starts: text, ends: text, grace: number },
      }),
      isWorking: { type: 'boolean' },
      last: orNone(
        having({ id: number, at: instant, lat: number, lng: number, accuracy: orNone(number) }),
      ),
    }),
  },
})
