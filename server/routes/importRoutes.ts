import type { AddRoute } from '../http/addRoute'
import type { AppRequest } from '../http/appContext'
import { readObject } from '../http/readJson'
import { findNames } from '../import/findNames'
import { readQuestions } from '../import/nameQuestion'
import type { Records, RequestContext } from '../query/requestContext'

/** Resolves names in an import file to records. */
export function importRoutes(add: AddRoute, records: Records) {
  for (const resource of records.catalogue.resources.values()) {
    const request = (c: AppRequest): RequestContext => ({
      records,
      resource,
      me: c.get('me'),
      language: c.get('language'),
    })
    add(`POST ${resource.rest.path.replace(/\/$/, '')}/import/names`, 'schema', async c => {
      const questions = readQuestions(request(c), await readObject(c))
      return c.json({ names: await findNames(request(c), questions) })
    })
  }
}
