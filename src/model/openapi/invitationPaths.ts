import type { Language } from '../../domain/text'
import type { JsonSchema } from './fieldSchema'
import { answered, refusals, sent } from './shared'
import { say } from './texts'

const secret = {
  name: 'X-Invitation',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
} as const
const kind = { name: 'type', in: 'path', required: true, schema: { type: 'string' } } as const
const open = { type: 'object' } as const

/** What whoever holds an invitation's link does with it, without an account. */
export function invitationPaths(language: Language): Record<string, JsonSchema> {
  const told = (operationId: string, more: JsonSchema = {}, parameters: JsonSchema[] = []) => ({
    tags: ['credit-invitations'],
    operationId: `invitation.${operationId}`,
    summary: say('invitation', language),
    security: [],
    parameters: [secret, ...parameters],
    responses: { '200': answered(language, open), ...refusals(400, 404, 409, 413, 422, 429) },
    ...more,
  })
  const made = { '201': answered(language, open), ...refusals(400, 404, 409, 413, 422, 429) }
  return {
    '/hanadb/api/invitation': {
      get: told('read'),
      put: told('fill', { requestBody: sent(open) }),
    },
    '/hanadb/api/invitation/accept': {
      post: told('accept', {
        requestBody: sent({
          type: 'object',
          required: ['accepted'],
          properties: { accepted: { const: true } },
        }),
      }),
    },
    '/hanadb/api/invitation/send': { post: told('send', { responses: made }) },
    '/hanadb/api/invitation/documents/{type}': {
      post: told('upload', { responses: made }, [kind]),
      delete: told('remove', {}, [kind]),
    },
  }
}

/** How whoever may share an invitation is told a link of it. */
export const invitationLinkPath = (language: Language): Record<string, JsonSchema> => ({
  '/hanadb/api/credit-invitations/{id}/link': {
    post: {
      tags: ['credit-invitations'],
      operationId: 'credit-invitations.link',
      summary: say('invitationLink', language),
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: {
        '201': answered(language, {
          type: 'object',
          properties: {
            link: { type: 'string', format: 'uri' },
            text: { type: 'string' },
            phone: { type: ['string', 'null'] },
          },
        }),
        ...refusals(401, 403, 404, 409, 429),
      },
    },
  },
})
