import { textIn } from '../../domain/text'
import { mayEverTake, papersOf } from '../paper'
import type { JsonSchema } from './fieldSchema'
import { idOf, type Parts } from './operation'
import { answered, ref, refusals } from './shared'
import { say } from './texts'

/** Every paper of a resource, for one person those they may ever take. */
export const paperPaths = (path: string, parts: Parts): Record<string, JsonSchema> => {
  const { resource, telling, language, company } = parts
  const { me } = telling
  return Object.fromEntries(
    papersOf(resource)
      .filter(([, paper]) => !me || mayEverTake(resource, paper, me))
      .map(([name, { label }]) => [
        `${path}/{id}/papers/${name}`,
        {
          parameters: [idOf(resource)],
          post: {
            tags: [resource.name],
            operationId: `${resource.name}.papers.${name}`,
            summary: textIn(label, language),
            description: say('paper', language),
            parameters: [ref('parameters', 'IdempotencyKey'), ...company],
            responses: {
              '201': answered(language, {
                type: 'object',
                required: ['url', 'copy'],
                properties: { url: { type: 'string' }, copy: { type: ['integer', 'null'] } },
              }),
              ...refusals(401, 403, 404, 409),
            },
          },
        },
      ]),
  )
}

const choice = { label: { type: 'string' }, text: { type: 'string' } }
const choices = { type: 'array', items: { type: 'object', properties: choice } }

/** The message a schema words about its records. */
export const messagePath = (
  path: string,
  { resource, ...parts }: Parts,
): Record<string, JsonSchema> =>
  resource.schema.share === undefined
    ? {}
    : {
        [`${path}/{id}/message`]: {
          parameters: [idOf(resource)],
          get: parts.operation('message', {
            parameters: parts.company,
            responses: {
              '200': answered(parts.language, {
                type: 'object',
                required: ['text', 'phone'],
                properties: {
                  text: { type: 'string' },
                  phone: { type: ['string', 'null'] },
                  choices,
                },
              }),
              ...refusals(401, 403, 404),
            },
          }),
        },
      }
