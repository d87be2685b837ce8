import type { Language } from '../../domain/text'
import { noticeKinds, noticeWays } from '../notice'
import type { JsonSchema } from './fieldSchema'
import { answered, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const text: JsonSchema = { type: 'string' }
const number: JsonSchema = { type: 'integer' }
const boolean: JsonSchema = { type: 'boolean' }
const kind: JsonSchema = { enum: [...noticeKinds] }
const path = '/hanadb/api/account/notices'

const notice: JsonSchema = {
  type: 'object',
  required: ['id', 'kind', 'text', 'at', 'isRead', 'label'],
  properties: {
    id: number,
    kind,
    text,
    at: { type: 'string', format: 'date-time' },
    isRead: boolean,
    label: text,
    resource: text,
    record: { type: ['string', 'integer'] },
    title: text,
    count: number,
    filter: { type: 'object' },
    field: text,
    day: { type: 'string', format: 'date' },
    page: text,
  },
}
const wish: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(noticeWays.map(way => [way, boolean])),
}
const wishes: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(noticeKinds.map(each => [each, wish])),
}

/** What people are told, and how much waits for them. */
export function noticePaths(language: Language): Record<string, JsonSchema> {
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['platform'],
    operationId: `notices.${name}`,
    summary: say(name, language),
    ...more,
  })
  const answer = (properties: JsonSchema, ...codes: number[]) => ({
    '200': answered(language, { type: 'object', properties }),
    ...refusals(401, ...codes),
  })
  const asked = (name: string, schema: JsonSchema) => ({
    name,
    in: 'query',
    required: false,
    schema,
  })
  const given = { '200': answered(language, wishes) }
  return {
    [path]: {
      get: operation('notices', {
        parameters: [
          asked('before', number),
          asked('unread', { enum: ['true'] }),
          asked('kind', kind),
        ],
        responses: answer(
          { notices: { type: 'array', items: notice }, unread: number, next: number },
          400,
        ),
      }),
      put: operation('markNotices', {
        requestBody: sent({
          type: 'object',
          required: ['ids'],
          properties: {
            ids: { oneOf: [{ enum: ['all'] }, { type: 'array', maxItems: 200, items: number }] },
            read: boolean,
          },
        }),
        responses: answer({ unread: number }, 422),
      }),
    },
    [`${path}/wishes`]: {
      get: operation('noticeWishes', { responses: { ...given, ...refusals(401) } }),
      put: operation('setNoticeWishes', {
        requestBody: sent(wishes),
        responses: { ...given, ...refusals(401, 422) },
      }),
    },
    '/hanadb/api/account/access-requests': {
      get: operation('askedAccess', {
        parameters: [{ ...asked('page', text), required: true }],
        responses: answer({ at: { type: ['string', 'null'], format: 'date-time' } }, 422),
      }),
      post: operation('askAccess', {
        requestBody: sent({ type: 'object', required: ['page'], properties: { page: text } }),
        responses: {
          '201': answered(language, {
            type: 'object',
            properties: { at: { type: 'string', format: 'date-time' } },
          }),
          ...refusals(401, 422, 429),
        },
      }),
    },
    '/hanadb/api/waiting': {
      get: operation('waiting', {
        responses: answer({ waiting: { type: 'object', additionalProperties: number } }),
      }),
    },
  }
}
