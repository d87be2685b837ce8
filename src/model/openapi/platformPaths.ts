import { contactTopics } from '../../domain/contactTopics'
import type { Language } from '../../domain/text'
import type { JsonSchema } from './fieldSchema'
import { answered, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const text: JsonSchema = { type: 'string' }
const open = { security: [] }
const query = (name: string, required: boolean) => ({ name, in: 'query', required, schema: text })
const needed = (name: string) => query(name, true)
const asked = (name: string) => query(name, false)
const bytes = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }

/** Files, and what the server tells of itself. */
export function platformPaths(language: Language): Record<string, JsonSchema> {
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['platform'],
    operationId: `platform.${name}`,
    summary: say(name, language),
    ...more,
  })
  return {
    '/hanadb/api/files': {
      post: operation('upload', {
        parameters: [...['resource', 'field'].map(needed), ...['name', 'from'].map(asked)],
        requestBody: { required: false, ...bytes },
        responses: {
          '201': answered(language, storedFile),
          ...refusals(400, 401, 403, 404, 413, 422, 429),
        },
      }),
    },
    '/hanadb/api/files/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      get: operation('download', {
        ...open,
        parameters: [needed('t')],
        responses: {
          '200': { description: say('ok', language), ...bytes },
          ...refusals(401, 403, 404),
        },
      }),
    },
    '/hanadb/api/live': {
      get: operation('live', {
        parameters: [
          { name: 'Last-Event-ID', in: 'header', required: false, schema: text },
          ...['after', 'since'].map(asked),
        ],
        responses: {
          '200': {
            description: say('ok', language),
            content: {
              'text/event-stream': { schema: text },
              'application/json': { schema: news },
            },
          },
          ...refusals(400, 401, 429),
        },
      }),
      post: operation('liveHere', {
        responses: { '200': answered(language, { type: 'object' }), ...refusals(401) },
      }),
    },
    '/hanadb/api/settings': {
      get: operation('settings', {
        ...open,
        responses: { '200': answered(language, { type: 'object' }) },
      }),
    },
    '/hanadb/api/contact': {
      post: operation('contact', {
        ...open,
        requestBody: sent(message),
        responses: {
          '201': answered(language, {
            type: 'object',
            properties: { received: { type: 'boolean' } },
          }),
          ...refusals(400, 415, 422, 429),
        },
      }),
    },
    '/hanadb/api/faults': {
      post: operation('fault', {
        ...open,
        requestBody: sent(fault),
        responses: { '201': answered(language, numbered), ...refusals(400, 415, 422, 429) },
      }),
    },
    '/health': {
      get: operation('health', {
        ...open,
        responses: { '200': answered(language, { type: 'object' }), ...refusals(503) },
      }),
    },
  }
}

const fault: JsonSchema = {
  type: 'object',
  required: ['message', 'page'],
  additionalProperties: false,
  properties: { message: text, page: text },
}
const numbered: JsonSchema = {
  type: 'object',
  properties: { requestId: { type: 'string', format: 'uuid' } },
}

const message: JsonSchema = {
  type: 'object',
  required: ['TEMA', 'EMAIL'],
  additionalProperties: false,
  properties: {
    TEMA: { type: 'string', enum: Object.keys(contactTopics) },
    NOMBRE: { type: 'string', maxLength: 120 },
    EMAIL: { type: 'string', format: 'email' },
    TELEFONO: text,
    MENSAJE: { type: 'string', maxLength: 2000 },
  },
}

export const storedFile: JsonSchema = {
  type: 'object',
  required: ['id', 'url'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: text,
    type: text,
    size: { type: 'integer' },
    url: { type: 'string', format: 'uri-reference' },
  },
}

const news: JsonSchema = {
  type: 'object',
  required: ['after', 'changes'],
  properties: {
    after: { type: 'integer' },
    reset: { type: 'boolean' },
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['resource'],
        properties: {
          resource: text,
          id: { type: ['string', 'integer'] },
          version: { type: 'integer' },
          mine: { type: 'boolean' },
          many: { type: 'integer' },
        },
      },
    },
  },
}
