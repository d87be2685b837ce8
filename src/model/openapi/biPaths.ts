import { dashboardNames, dashboardRoles, reportNames } from '../../domain/dashboards'
import type { Role } from '../../domain/roles'
import { periods } from '../../domain/span'
import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, refusals } from './shared'
import { say } from './texts'

const text: JsonSchema = { type: 'string' }
const number: JsonSchema = { type: 'number' }
const day: JsonSchema = { type: 'string', format: 'date' }
const object = (properties: JsonSchema, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
const days = object({ from: day, to: day })

/** Figures, and the reports that a Power BI tenant draws; for one person, only those for them. */
export function biPaths({ language, me }: Telling): Record<string, JsonSchema> {
  const isOpen = (name: (typeof dashboardNames)[number]) => {
    const able: readonly Role[] = dashboardRoles[name]
    return !me || able.includes(me.ROLE)
  }
  const path = (names: readonly string[]) => ({
    name: 'dashboard',
    in: 'path',
    required: true,
    schema: { type: 'string', enum: names },
  })
  const period = { name: 'period', in: 'query', schema: { type: 'string', enum: periods } }
  const reports = reportNames.filter(isOpen)
  return {
    '/hanadb/api/bi/{dashboard}': {
      parameters: [path(dashboardNames.filter(isOpen))],
      get: {
        tags: ['bi'],
        operationId: 'bi.dashboard',
        summary: say('dashboard', language),
        parameters: [period],
        responses: { '200': answered(language, dashboard), ...refusals(400, 401, 403, 404) },
      },
    },
    ...(reports.length > 0 && {
      '/hanadb/api/bi/{dashboard}/embed': {
        parameters: [path(reports)],
        get: {
          tags: ['bi'],
          operationId: 'bi.embed',
          summary: say('embed', language),
          responses: { '200': answered(language, embedding), ...refusals(401, 403, 404, 503) },
        },
      },
    }),
  }
}

const behind = object(
  { resource: text, filter: { type: 'object' }, id: { type: ['string', 'number'] } },
  ['resource'],
)
const band = object({ of: text, from: number, below: number }, ['of'])
const part = object(
  { label: text, days, band, amount: number, before: number, colour: text, behind },
  ['amount'],
)
const figure = object(
  {
    id: text,
    look: { type: 'string', enum: ['number', 'line', 'bars', 'ring', 'rows'] },
    unit: { type: 'string', enum: ['money', 'bytes', 'count'] },
    counts: { type: 'string', enum: ['units', 'orders'] },
    total: number,
    before: number,
    isBad: { type: 'boolean' },
    isAscending: { type: 'boolean' },
    isMean: { type: 'boolean' },
    parts: { type: 'array', items: part },
    others: number,
    behind,
  },
  ['id', 'look', 'unit', 'total', 'parts'],
)
const dashboard = object({
  dashboard: text,
  period: { type: 'string', enum: periods },
  days,
  before: days,
  figures: { type: 'array', items: figure },
})
const embedding = object(
  {
    simulated: { type: 'boolean' },
    unconnected: { type: 'boolean' },
    reportId: text,
    embedUrl: text,
    accessToken: text,
    expiresAt: { type: 'string', format: 'date-time' },
  },
  ['simulated'],
)
