import { besideOf } from '../../src/model/beside'
import { once } from '../idempotency'
import { alikeOf } from '../records/alike'
import { besideRows } from '../records/besideRows'
import type { Asking, Records } from '../records/context'
import { preparedCreate } from '../records/create'
import { goneFor } from '../records/gone'
import { readRecord } from '../records/read'
import { deleteOne } from '../records/remove'
import { summarise } from '../records/summary'
import { countTabs } from '../records/tabs'
import { updateOne } from '../records/update'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import type { LinkOf } from './linkOf'
import { readIdempotencyKey, readVersion } from './preconditions'
import { readObject } from './readJson'
import { demandParameters } from './readQuery'
import { answers, type Row } from './recordAnswers'

/** Every resource's routes, read from its schema (design.md, "Wire contract"). */
export function recordRoutes(add: AddRoute, records: Records, linkOf: LinkOf) {
  const { list, record, created, fresh } = answers(records, linkOf)
  for (const resource of records.catalogue.resources.values()) {
    const path = resource.rest.path.replace(/\/$/, '')
    const asking = (c: AppRequest): Asking => ({
      records,
      resource,
      me: c.get('me'),
      language: c.get('language'),
    })
    add(`GET ${path}`, 'schema', c => list(c, asking(c)))
    add(`GET ${path}/tabs`, 'schema', async c =>
      c.json({ tabs: await countTabs(asking(c), filterOf(c)) }),
    )
    if (resource.schema.list?.summary)
      add(`GET ${path}/summary`, 'schema', async c =>
        c.json({ summary: await summarise(asking(c), filterOf(c)) }),
      )
    if ([...resource.fields.values()].some(field => Object.keys(besideOf(field)).length > 0)) {
      const wish = (c: AppRequest) => ({ id: idOf(c), field: c.req.param('field') ?? '' })
      add(`GET ${path}/:id/beside/:field`, 'schema', async c =>
        c.json({ beside: await besideRows(asking(c), wish(c)) }),
      )
      add(`POST ${path}/:id/beside/:field`, { policy: 'schema', reads: true }, async c => {
        const draft = await readObject(c)
        return c.json({ beside: await besideRows(asking(c), { ...wish(c), draft }) })
      })
    }
    if (resource.schema.alike)
      add(`POST ${path}/alike`, { policy: 'schema', reads: true }, async c =>
        c.json({ alike: await alikeOf(asking(c), await readObject(c)) }),
      )
    add(`POST ${path}`, 'schema', async c =>
      created(c, asking(c), { shown: await create(c, asking(c)) }),
    )
    add(`GET ${path}/:id`, 'schema', async c =>
      record(c, asking(c), await readRecord(asking(c), idOf(c)).catch(goneFor(asking(c), idOf(c)))),
    )
    for (const method of ['PUT', 'PATCH']) {
      add(`${method} ${path}/:id`, 'schema', async c => {
        const body = await readObject(c)
        const version = readVersion(c)
        const updated = updateOne(asking(c), { id: idOf(c), body, version })
        return record(c, asking(c), {
          shown: await updated.catch(goneFor(asking(c), idOf(c))).catch(fresh(c, resource)),
        })
      })
    }
    add(`DELETE ${path}/:id`, 'schema', async c => {
      const version = readVersion(c)
      const deleted = deleteOne(asking(c), { id: idOf(c), version })
      return record(c, asking(c), {
        shown: await deleted.catch(goneFor(asking(c), idOf(c))).catch(fresh(c, resource)),
      })
    })
  }
}

const idOf = (c: AppRequest) => c.req.param('id') ?? ''

async function create(c: AppRequest, asking: Asking) {
  const body = await readObject(c)
  const work = await preparedCreate(asking, body)
  const outcome = await once(
    asking.records.db,
    {
      key: readIdempotencyKey(c),
      userId: asking.me.ID,
      route: `POST ${asking.resource.rest.path} ${asking.me.EMPRESA ?? ''}`,
      body,
      now: asking.records.clock(),
      forever: asking.resource.schema.onceForEver ?? false,
    },
    async trx => ({ status: 201, body: await work(trx) }),
  )
  return outcome.body as Row
}

/** What is counted over: a filter, and nothing else. */
function filterOf(c: AppRequest): unknown {
  demandParameters(c, ['filter'])
  const text = c.req.query('filter')
  if (text === undefined) return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'badFilter')
  }
}
