import { callsOf } from '../../src/model/calls'
import type { Trx } from '../db/db'
import { once } from '../idempotency'
import { answerByHand } from '../outbox/answerByHand'
import { callsOfRecord, tryAgain } from '../outbox/callsOfRecord'
import type { Asking, Records } from '../records/context'
import { goneFor } from '../records/gone'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import type { LinkOf } from './linkOf'
import { readVersion } from './preconditions'
import { readObject } from './readJson'
import { answers, type Row } from './recordAnswers'

/** What other systems were asked for a record: `GET <path>/<id>/calls`, `POST …/calls/<call>/retry` and `…/answer`. */
export function callRoutes(add: AddRoute, records: Records, linkOf: LinkOf) {
  const { record } = answers(records, linkOf)
  for (const resource of records.catalogue.resources.values()) {
    if (callsOf(resource).length === 0) continue
    const path = resource.rest.path.replace(/\/$/, '')
    const asking = (c: AppRequest): Asking => ({
      records,
      resource,
      me: c.get('me'),
      language: c.get('language'),
    })
    const idOf = (c: AppRequest) => c.req.param('id') ?? ''
    add(`GET ${path}/:id/calls`, 'schema', async c =>
      c.json({ calls: await callsOfRecord(asking(c), idOf(c)) }),
    )
    add(`POST ${path}/:id/calls/:call/retry`, 'schema', async c =>
      c.json({ calls: await tryAgain(asking(c), idOf(c), c.req.param('call') ?? '') }),
    )
    add(`POST ${path}/:id/calls/:call/answer`, 'schema', async c =>
      record(c, asking(c), { shown: await answered(c, asking(c)) }),
    )
  }
}

/** The outcome a person brings, taken once. */
async function answered(c: AppRequest, asking: Asking): Promise<Row> {
  const body = await readObject(c)
  const id = c.req.param('id') ?? ''
  const answering = { id, call: c.req.param('call') ?? '', body, version: readVersion(c) }
  const work = async (trx: Trx) => ({
    status: 200,
    body: await answerByHand(trx, asking, answering),
  })
  const intention = { ...intentionOf(c, asking, body), forever: true }
  try {
    return (await once(asking.records.db, intention, work)).body as Row
  } catch (error) {
    return goneFor(asking, id)(error)
  }
}
