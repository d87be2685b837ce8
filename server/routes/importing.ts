import type { Asking, Records } from '../records/context'
import { findNames } from '../records/import/findNames'
import { readQuestions } from '../records/import/nameQuestion'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import { readObject } from './readJson'

/** What an import asks before its rows are sent: which records do these names stand for? */
export function importRoutes(add: AddRoute, records: Records) {
  for (const resource of records.catalogue.resources.values()) {
    const asking = (c: AppRequest): Asking => ({
      records,
      resource,
      me: c.get('me'),
      language: c.get('language'),
    })
    add(`POST ${resource.rest.path.replace(/\/$/, '')}/import/names`, 'schema', async c => {
      const questions = readQuestions(asking(c), await readObject(c))
      return c.json({ names: await findNames(asking(c), questions) })
    })
  }
}
