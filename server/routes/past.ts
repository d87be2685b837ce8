import { once } from '../idempotency'
import { readActivity } from '../records/activity'
import type { Asking, Records } from '../records/context'
import { keepsVersions } from '../records/fileRows'
import { readVersions } from '../records/fileVersions'
import { readHistory } from '../records/readHistory'
import { revertRecord } from '../records/revert'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import type { LinkOf } from './linkOf'
import { readVersion } from './preconditions'
import { readObject } from './readJson'
import { answers, type Row } from './recordAnswers'

/** What became of a record, and the way back: `GET <path>/<id>/history`, `POST <path>/<id>/revert`. */
export function pastRoutes(add: AddRoute, records: Records, linkOf: LinkOf) {
  const { record, fresh } = answers(records, linkOf)
  for (const resource of records.catalogue.resources.values()) {
    const path = resource.rest.path.replace(/\/$/, '')
    const asking = (c: AppRequest): Asking => ({
      records,
      resource,
      me: c.get('me'),
      language: c.get('language'),
    })
    add(`GET ${path}/:id/history`, 'schema', async c =>
      c.json(await readHistory(asking(c), idOf(c), c.req.query('before'))),
    )
    if ([...resource.fields.values()].some(field => keepsVersions({ path: field.name, field })))
      add(`GET ${path}/:id/versions/:field`, 'schema', async c =>
        c.json({
          versions: await readVersions(asking(c), {
            id: idOf(c),
            field: c.req.param('field') ?? '',
            link: linkOf(c),
          }),
        }),
      )
    add(`POST ${path}/:id/revert`, 'schema', async c =>
      record(c, asking(c), { shown: await revert(c, asking(c)).catch(fresh(c, resource)) }),
    )
  }
}

/** What a person changed: `GET <users>/<id>/activity`. */
export function activityRoute(add: AddRoute, records: Records) {
  const resource = records.catalogue.get('users')
  add(`GET ${resource.rest.path.replace(/\/$/, '')}/:id/activity`, 'schema', async c => {
    const asking = { records, resource, me: c.get('me'), language: c.get('language') }
    return c.json(await readActivity(asking, idOf(c), c.req.query('before')))
  })
}

const idOf = (c: AppRequest) => c.req.param('id') ?? ''

async function revert(c: AppRequest, asking: Asking): Promise<Row> {
  const body = await readObject(c)
  const reverting = { id: idOf(c), body, version: readVersion(c) }
  const { body: reverted } = await once(
    asking.records.db,
    intentionOf(c, asking, body),
    async trx => ({ status: 200, body: await revertRecord(trx, asking, reverting) }),
  )
  return reverted as Row
}
