import { openObject } from '../../../src/model/openapi/parts/shared'
import { list, orNull, text } from '../../../src/model/route/shapes'
import { messageFeature } from '../../../src/schemas/features/documents'
import { createPage } from '../../documents/page'
import { answerJson } from '../../http/answerJson'
import { apiPathOf, idOf, requestsFor } from '../../http/recordAnswers'
import type { ServerFeature } from '../../http/serverBusiness'
import { getRecordView } from '../../read/read'
import { documentMessage } from './message'

const choice = openObject({ 'label?': text, 'text?': text })

/** `GET <path>/<id>/message`: message about a record, sent by the user. */
const messageTemplate: ServerFeature = {
  routes(add, resource, { records, context }) {
    const words = messageFeature.of(resource.schema)
    if (!words) return
    add(`GET ${apiPathOf(resource)}/:id/message`, 'schema', async c => {
      const request = requestsFor(records, resource)(c)
      const record = await getRecordView(request, idOf(c))
      const page = await createPage(request, record)
      return answerJson(c, await documentMessage(page, words, context.publicUrl))
    })
  },
  paths: (path, { may, operation, id }) =>
    may.one
      ? {
          [`${path}/{id}/message`]: {
            parameters: [id],
            get: operation('message', {
              answer: openObject({ text, phone: orNull(text), 'choices?': list(choice) }),
              refused: [401, 403, 404],
            }),
          },
        }
      : {},
}

export const documentFeatures = { messageTemplate }
