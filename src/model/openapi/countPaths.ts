import type { JsonSchema } from '../../kinds/kind/description'
import type { OperationParts } from './parts/operation'
import { answered, ref, refusals } from './parts/shared'

/** Counts of a filtered list by its tabs, and counts and sums by a column. */
export const countPaths = (path: string, parts: OperationParts): Record<string, JsonSchema> => ({
  [`${path}/tabs`]: { get: tabsOf(parts) },
  [`${path}/groups`]: { get: groupsOf(parts) },
})

const tabsOf = ({ language, operation, company }: OperationParts) =>
  operation('tabs', {
    parameters: [ref('parameters', 'filter'), ...company],
    responses: {
      '200': answered(language, {
        type: 'object',
        properties: {
          tabs: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              properties: { count: { type: 'integer' }, atLeast: { type: 'boolean' } },
            },
          },
        },
      }),
      ...refusals(401, 403),
    },
  })

/** Counts and sums of a filtered list, in all or by a column. */
const groupsOf = ({ language, operation, company }: OperationParts) =>
  operation('groups', {
    parameters: [
      ref('parameters', 'filter'),
      ...['by', 'values', 'sums', 'least'].map(name => ({
        name,
        in: 'query',
        schema: { type: 'string' },
      })),
      ...company,
    ],
    responses: {
      '200': answered(language, {
        type: 'object',
        required: ['groups'],
        properties: {
          groups: {
            type: 'array',
            items: {
              type: 'object',
              required: ['count', 'sums'],
              properties: {
                value: {},
                count: { type: 'integer' },
                sums: { type: 'object', additionalProperties: { type: 'number' } },
              },
            },
          },
        },
      }),
      ...refusals(400, 401, 403, 422),
    },
  })
