import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, refusals } from './shared'
import { say } from './texts'

/** The report of attendance, for whoever may read marks. */
export const attendancePaths = ({ language }: Telling): Record<string, JsonSchema> => ({
  '/hanadb/api/attendance/report': {
    get: {
      tags: ['team'],
      operationId: 'team.attendance',
      summary: say('attendance', language),
      parameters: [
        { name: 'from', in: 'query', required: true, schema: day },
        { name: 'to', in: 'query', required: true, schema: day },
        { name: 'person', in: 'query', schema: { type: 'integer' } },
        { name: 'branch', in: 'query', schema: text },
      ],
      responses: { '200': answered(language, told), ...refusals(400, 401, 403, 422) },
    },
  },
})

const text: JsonSchema = { type: 'string' }
const day: JsonSchema = { type: 'string', format: 'date' }
const instant: JsonSchema = { type: 'string', format: 'date-time' }
const flag: JsonSchema = { type: 'boolean' }
const number: JsonSchema = { type: 'number' }
const having = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const marks: JsonSchema = {
  type: 'array',
  items: having({ id: number, TIPO: text, MARKED_DATE: instant }),
}

const told = having({
  keptFrom: day,
  people: { type: 'object', additionalProperties: text },
  days: {
    type: 'array',
    items: having({
      ...{ person: number, day, branch: text, late: number, delay: number },
      minutes: { anyOf: [number, { type: 'null' }] },
      marks: { type: 'object', additionalProperties: instant },
      missing: { type: 'array', items: text },
      ...{ goesOn: flag, isGone: flag, held: marks, pictured: marks },
    }),
  },
})
