import { TERMS_HEADER } from '../../domain/terms'
import type { Language } from '../../domain/text'
import type { Resource } from '../resource'
import type { JsonSchema } from './fieldSchema'
import { answered, ref, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const text: JsonSchema = { type: 'string' }
const open = { security: [] }

/** Sign-in and the account itself (product.md 7). */
export function accountPaths(users: Resource, language: Language): Record<string, JsonSchema> {
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['account'],
    operationId: `account.${name}`,
    summary: say(name, language),
    ...more,
  })
  const signedIn = answered(language, {
    type: 'object',
    required: ['accessToken', 'user'],
    properties: { accessToken: text, user: ref('schemas', users.name) },
  })
  const responses = (...codes: number[]) => ({ '200': signedIn, ...refusals(...codes) })
  return {
    '/hanadb/api/account/login': {
      post: operation('login', {
        ...open,
        requestBody: sent(bodyOf({ email: text, password: text }, ['email', 'password'])),
        responses: responses(401, 422, 429),
      }),
    },
    '/hanadb/api/account/register': {
      post: operation('register', {
        ...open,
        parameters: [
          {
            name: TERMS_HEADER,
            in: 'header',
            description: say('acceptTerms', language),
            schema: { type: 'string', format: 'date' },
          },
        ],
        requestBody: sent(bodyOf(registration, ['EMAIL', 'PASSWORD', 'DISPLAYNAME'])),
        responses: responses(422, 429),
      }),
    },
    '/hanadb/api/account/my-account': {
      get: operation('myAccount', { responses: responses(401) }),
    },
    '/hanadb/api/account/logout': {
      post: operation('logout', {
        responses: {
          '200': answered(language, {
            type: 'object',
            properties: { signedOut: { type: 'boolean' } },
          }),
          ...refusals(401),
        },
      }),
    },
  }
}

const registration = {
  EMAIL: { type: 'string', format: 'email' },
  PASSWORD: { type: 'string', format: 'password', minLength: 8 },
  DISPLAYNAME: text,
  ROLE: text,
  ISPUBLIC: { type: 'boolean' },
  PHOTOURL: { type: ['string', 'null'], format: 'uri' },
}

const bodyOf = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})
