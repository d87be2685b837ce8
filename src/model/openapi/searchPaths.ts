import type { Language } from '../../domain/text'
import { longestSearch } from '../found'
import type { JsonSchema } from './fieldSchema'
import { answered, ref, refusals } from './shared'
import { say } from './texts'

const text: JsonSchema = { type: 'string' }

/** One search over every list. */
export const searchPaths = (language: Language): Record<string, JsonSchema> => ({
  '/hanadb/api/search': {
    get: {
      tags: ['platform'],
      operationId: 'platform.searchAll',
      summary: say('searchAll', language),
      parameters: [
        {
          name: 'q',
          in: 'query',
          required: true,
          description: say('searchWords', language),
          schema: { ...text, minLength: 1, maxLength: longestSearch },
        },
        ref('parameters', 'XEmpresa'),
      ],
      responses: { '200': answered(language, answer(language)), ...refusals(400, 401) },
    },
  },
})

const answer = (language: Language): JsonSchema => ({
  type: 'object',
  required: ['found', 'left'],
  properties: {
    found: { type: 'array', items: found },
    left: { type: 'array', items: text, description: say('searchLeft', language) },
  },
})

const found: JsonSchema = {
  type: 'object',
  required: ['resource', 'id', 'title', 'match'],
  properties: {
    resource: text,
    id: { type: ['string', 'integer'] },
    title: text,
    subtitle: text,
    match: { type: 'string', enum: ['own', 'code', 'words'] },
  },
}
