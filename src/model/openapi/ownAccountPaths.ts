import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const text: JsonSchema = { type: 'string' }
const email: JsonSchema = { type: 'string', format: 'email' }
const password: JsonSchema = { type: 'string', format: 'password', minLength: 8 }
const account = '/hanadb/api/account'

/** Proof of an address, a forgotten password, one's own password and sessions. */
export function ownAccountPaths({ language, me }: Telling): Record<string, JsonSchema> {
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['account'],
    operationId: `account.${name}`,
    summary: say(name, language),
    ...more,
  })
  const answer = (properties: JsonSchema) => answered(language, { type: 'object', properties })
  const done = (word: string) => answer({ [word]: { type: 'boolean' } })
  const open = { security: [] }
  return {
    [`${account}/verify/send`]: {
      post: operation('sendCode', {
        ...open,
        requestBody: sent(bodyOf({ email })),
        responses: { '202': done('accepted'), ...refusals(422, 429) },
      }),
    },
    [`${account}/verify`]: {
      post: operation('verify', {
        ...open,
        requestBody: sent(bodyOf({ email, code: text })),
        responses: { '200': done('verified'), ...refusals(422, 429) },
      }),
    },
    [`${account}/reset-password`]: {
      post: operation('resetPassword', {
        ...open,
        requestBody: sent(bodyOf({ email })),
        responses: { '202': done('accepted'), ...refusals(422, 429) },
      }),
    },
    [`${account}/new-password`]: {
      post: operation('newPassword', {
        ...open,
        requestBody: sent(bodyOf({ secret: text, PASSWORD: password })),
        responses: { '200': done('changed'), ...refusals(422, 429) },
      }),
    },
    [`${account}/password`]: {
      post: operation('changePassword', {
        requestBody: sent(bodyOf({ current: text, PASSWORD: password })),
        responses: { '200': done('changed'), ...refusals(401, 422, 429) },
      }),
    },
    [`${account}/terms`]: {
      post: operation('acceptTerms', {
        requestBody: sent(bodyOf({ version: { type: 'string', format: 'date' } })),
        responses: { '200': done('accepted'), ...refusals(401, 422) },
      }),
    },
    [`${account}/sessions`]: {
      get: operation('sessions', {
        responses: {
          '200': answer({ sessions: { type: 'array', items: { type: 'object' } } }),
          ...refusals(401),
        },
      }),
    },
    [`${account}/sessions/{id}`]: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      delete: operation('endSession', {
        responses: { '200': done('ended'), ...refusals(401, 404) },
      }),
    },
    ...((!me || me.ROLE === '10') && {
      '/hanadb/api/simulated-mails': {
        get: operation('simulatedMails', {
          responses: {
            '200': answer({ mails: { type: 'array', items: { type: 'object' } } }),
            ...refusals(401, 403, 404),
          },
        }),
      },
    }),
  }
}

const bodyOf = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
})
