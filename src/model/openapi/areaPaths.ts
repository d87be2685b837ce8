import type { Language } from '../../domain/text'
import type { JsonSchema } from './fieldSchema'
import { answered, parameters, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

export const text: JsonSchema = { type: 'string' }
export const key: JsonSchema = { type: 'integer' }
export const yes: JsonSchema = { type: 'boolean' }
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
export const having = (required: readonly string[], properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required,
  properties,
})
export const query = (name: string, schema: JsonSchema, required = true): JsonSchema => ({
  name,
  in: 'query',
  required,
  schema,
})
/** A file sent as it is, under its name. */
export const upload: JsonSchema = {
  requestBody: { content: { 'application/octet-stream': { schema: {} } } },
  parameters: [query('name', text)],
}

/** How the operations of one area are told: by its tag, with the refusals they all may answer with. */
export function operationsOf(tag: string, language: Language, ...codes: number[]) {
  const operation = (name: OpenApiText, answer: JsonSchema, more: JsonSchema = {}) => ({
    tags: [tag],
    operationId: `${tag}.${name}`,
    summary: say(name, language),
    responses: { '200': answered(language, answer), ...refusals(...codes) },
    ...more,
  })
  return {
    operation,
    get: (name: OpenApiText, answer: JsonSchema, ...asked: readonly JsonSchema[]) => ({
      get: operation(name, answer, asked.length > 0 ? { parameters: asked } : {}),
    }),
    post: (name: OpenApiText, body: JsonSchema, answer: JsonSchema) => ({
      post: operation(name, answer, {
        parameters: [parameters(language).IdempotencyKey],
        requestBody: sent(body),
      }),
    }),
  }
}
