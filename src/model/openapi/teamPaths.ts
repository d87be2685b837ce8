import { type Act, mayAct } from '../access'
import type { Catalogue } from '../resource'
import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const text: JsonSchema = { type: 'string' }
const key: JsonSchema = { type: 'integer' }
const keys: JsonSchema = { type: 'array', items: key }

/** The board and the agenda, where product.md 7 names their addresses and ours stand beside them. */
export function teamPaths(catalogue: Catalogue, telling: Telling): Record<string, JsonSchema> {
  const { language, me } = telling
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['team'],
    operationId: `team.${name}`,
    summary: say(name, language),
    ...more,
  })
  const answers = (properties: JsonSchema, ...codes: number[]) => ({
    '200': answered(language, exactly(properties)),
    ...refusals(401, 403, ...codes),
  })
  const write = (name: OpenApiText, body: JsonSchema, answer: JsonSchema) =>
    operation(name, { requestBody: sent(body), responses: answers(answer, 404, 409, 422) })
  const query = (name: string, required: boolean) => ({ name, in: 'query', required, schema: key })
  const may = (name: string, act: Act) => {
    const resource = catalogue.resources.get(name)
    return resource !== undefined && (!me || mayAct(resource, me, act))
  }
  return {
    ...(may('kanban-cards', 'list') && {
      '/api/kanban/board': { get: operation('board', { responses: answers({ board }) }) },
      '/api/kanban/card': {
        get: operation('boardCard', {
          parameters: [query('cardId', true)],
          responses: answers({ card }, 400, 404),
        }),
      },
    }),
    ...(may('kanban-columns', 'edit') && {
      '/api/kanban/columns/new': { post: write('newColumn', columnWish, { column }) },
      '/api/kanban/columns/update': {
        post: write('changeColumn', exactly({ columnId: key, column: columnWish }), { column }),
      },
      '/api/kanban/columns/delete': {
        post: write('deleteColumn', exactly({ columnId: key }), { columnId: key, cards: key }),
      },
      '/api/kanban/columns/order': {
        post: write('orderColumns', exactly({ columnOrder: keys }), { columnOrder: keys }),
      },
    }),
    ...(may('kanban-cards', 'edit') && {
      '/api/kanban/cards/move': { post: write('moveCard', move, { card }) },
      '/api/kanban/cards/comments': {
        post: write('comment', exactly({ cardId: key, message: text }), { card }),
      },
    }),
    ...(may('visits', 'list') && {
      '/hanadb/api/customers/calendar': {
        get: operation('agenda', {
          parameters: [query('USER_ID', false)],
          responses: answers({ events: { type: 'array', items: event } }, 404),
        }),
      },
      '/hanadb/api/customers/calendar/events/update': {
        put: write('closeVisit', exactly({ ID_AGENDA: key }), { event }),
      },
    }),
  }
}

const exactly = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
})

const column = exactly({ id: key, name: text, cardIds: keys })
const card: JsonSchema = {
  type: 'object',
  required: ['id', 'columnId', 'name'],
  properties: { id: key, columnId: key, name: text },
}
const board = exactly({
  cards: { type: 'array', items: card },
  columns: { type: 'array', items: column },
  columnOrder: keys,
})
const columnWish: JsonSchema = {
  type: 'object',
  properties: { id: {}, name: text, cardIds: keys },
  additionalProperties: false,
}
const move: JsonSchema = {
  type: 'object',
  required: ['cardId', 'columnId'],
  properties: { cardId: key, columnId: key, afterId: { type: ['integer', 'null'] } },
  additionalProperties: false,
}
const event: JsonSchema = {
  type: 'object',
  required: ['id', 'ID_AGENDA', 'CLIENTE', 'CLIENTE_ID', 'FECHA', 'VISITO'],
  properties: {
    id: key,
    ID_AGENDA: key,
    CLIENTE: text,
    CLIENTE_ID: text,
    FECHA: { type: 'string', format: 'date-time' },
    NOTA: { type: ['string', 'null'] },
    VISITO: { type: 'boolean' },
  },
}
