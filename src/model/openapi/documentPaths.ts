import { textIn } from '../../base/text'
import type { JsonSchema } from '../../kinds/kind/description'
import { documentsOf, mayEverPrint } from '../access/documents'
import { idParameterOf, type OperationParts } from './parts/operation'
import { answered, ref, refusals } from './parts/shared'
import { say } from './parts/texts'

/** Paths of documents; for a user, those they may create. */
export const documentPaths = (path: string, parts: OperationParts): Record<string, JsonSchema> => {
  const { resource, schemaReader, language, company } = parts
  const { me } = schemaReader
  return Object.fromEntries(
    documentsOf(resource)
      .filter(([, document]) => !me || mayEverPrint(resource, document, me))
      .map(([name, { label }]) => [
        `${path}/{id}/papers/${name}`,
        {
          parameters: [idParameterOf(resource)],
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
