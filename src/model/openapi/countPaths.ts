import type { JsonSchema } from '../../kinds/kind/description'
import { anything, byName, flag, integer, list, number, text, type ValueOf } from '../route/shapes'
import type { OperationParts } from './parts/operation'
import { openObject, ref } from './parts/shared'

const group = openObject({ 'value?': anything, count: integer, sums: byName(number) })
/** Rows that share a value, with the sums of their amounts; all rows of the filter without a column. */
export type GroupView = ValueOf<typeof group>

/** Counts of a filtered list by its tabs, and counts and sums by a column. */
export const countPaths = (
  path: string,
  { operation }: OperationParts,
): Record<string, JsonSchema> => ({
  [`${path}/tabs`]: {
    get: operation('tabs', {
      parameters: [ref('parameters', 'filter')],
      answer: openObject({ 'tabs?': byName(openObject({ 'count?': integer, 'atLeast?': flag })) }),
      refused: [401, 403],
    }),
  },
  [`${path}/groups`]: {
    get: operation('groups', {
      parameters: [
        ref('parameters', 'filter'),
        ...['by', 'values', 'sums', 'least'].map(name => ({ name, in: 'query', schema: text })),
      ],
      answer: openObject({ groups: list(group) }),
      refused: [400, 401, 403, 422],
    }),
  },
})
