import { textIn } from '../../base/text'
import type { JsonSchema } from '../../kinds/kind/description'
import { documentsOf, mayEverPrint } from '../access/documents'
import { integer, orNull, text } from '../route/shapes'
import type { OperationParts } from './parts/operation'
import { openObject, ref } from './parts/shared'
import { say } from './parts/texts'

/** Paths of documents; for a user, those they may create. */
export const documentPaths = (path: string, parts: OperationParts): Record<string, JsonSchema> => {
  const { resource, schemaReader, language, operation, id } = parts
  const { me } = schemaReader
  return Object.fromEntries(
    documentsOf(resource)
      .filter(([, document]) => !me || mayEverPrint(resource, document, me))
      .map(([name, { label }]) => {
        const post = operation(`papers.${name}`, {
          summary: textIn(label, language),
          description: say('paper', language),
          parameters: [ref('parameters', 'IdempotencyKey')],
          status: 201,
          answer: openObject({ url: text, copy: orNull(integer) }),
          refused: [401, 403, 404, 409],
        })
        return [`${path}/{id}/papers/${name}`, { parameters: [id], post }]
      }),
  )
}
