import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import { readObject } from '../http/readJson'
import { apiPathOf, requestsFor } from '../http/recordAnswers'
import { findNames } from '../import/findNames'
import { readQuestions } from '../import/nameQuestion'
import type { Records } from '../query/requestContext'

/** Resolves names in an import file to records. */
export function importRoutes(add: AddRoute, records: Records) {
  for (const resource of records.catalogue.resources.values()) {
    const request = requestsFor(records, resource)
    add(`POST ${apiPathOf(resource)}/import/names`, 'schema', async c => {
      const questions = readQuestions(request(c), await readObject(c))
      return answerJson(c, { names: await findNames(request(c), questions) })
    })
  }
}
