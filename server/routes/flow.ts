import type { Unmet } from '../../src/model/transition'
import { flowsOf, movesOf } from '../../src/model/transition'
import { once } from '../idempotency'
import type { Asking, Records } from '../records/context'
import { moveRecord } from '../records/flow/move'
import { goneFor } from '../records/gone'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import type { LinkOf } from './linkOf'
import { moveWords } from './moveWords'
import { readVersion } from './preconditions'
import { readObject } from './readJson'
import { answers, type Row } from './recordAnswers'

/** `POST <path>/<id>/flow/<transition>` for every resource that has a flow (design.md, "Wire contract"). */
export function flowRoutes(add: AddRoute, records: Records, linkOf: LinkOf) {
  const { record } = answers(records, linkOf)
  for (const resource of records.catalogue.resources.values()) {
    if (flowsOf(resource).length === 0) continue
    const path = resource.rest.path.replace(/\/$/, '')
    add(`POST ${path}/:id/flow/:name`, 'schema', async c => {
      const asking = { records, resource, me: c.get('me'), language: c.get('language') }
      return record(c, asking, { shown: await moved(c, asking) })
    })
  }
}

async function moved(c: AppRequest, asking: Asking): Promise<Row> {
  const { records } = asking
  const body = await readObject(c, { optional: true })
  const moving = {
    id: c.req.param('id') ?? '',
    name: c.req.param('name') ?? '',
    body,
    version: readVersion(c),
  }
  try {
    const work = async (trx: Parameters<typeof moveRecord>[0]) => ({
      status: 200,
      body: await moveRecord(trx, asking, moving),
    })
    const forever = isProof(asking, moving.name)
    const intention = { ...intentionOf(c, asking, body), forever }
    return (await once(records.db, intention, work)).body as Row
  } catch (error) {
    return await goneFor(asking, moving.id)(await inWords(error, asking))
  }
}

/** Evidence is sent once, however late its answer is asked for again (safety.md 12). */
function isProof({ resource }: Asking, name: string): boolean {
  const asked = movesOf(resource).get(name)?.transition.ask ?? []
  return asked.some(each => {
    const kind = resource.fields.get(each)?.kind
    return kind === 'file' || kind === 'image'
  })
}

/** What is unmet travels as words. */
async function inWords(error: unknown, { resource, language }: Asking) {
  const unmet = error instanceof Refusal ? (error.extra?.unmet as Unmet[] | undefined) : undefined
  if (!unmet || !(error instanceof Refusal)) return error
  const say = await moveWords(resource, language)
  const { status, code, params, errors } = error
  return new Refusal(status, code, {
    ...(params && { params }),
    ...(errors && { errors }),
    extra: { unmet: unmet.map(say) },
  })
}
