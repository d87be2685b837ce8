import { type AgendaEvent, agenda, closeVisit } from '../../../src/contracts/calendar'
import { policyOf } from '../../../src/model/access/access'
import { isAlways, isNever, parseRule } from '../../../src/model/rules/rule'
import { demand } from '../../access/permissions'
import { Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import type { AddRoute } from '../../http/addRoute'
import { runOnce } from '../../http/intention'
import { contextIn, recordsServer, routeServer } from '../../http/serveRoute'
import type { Records, RecordValues, RequestContext } from '../../query/requestContext'
import { titleReader } from '../../query/titles'
import { listRecords } from '../../read/list'
import { keyOf } from '../../read/read'
import { preparedUpdate } from '../../write/update'

/** The agenda; visits are created, moved and deleted as the resource `/hanadb/api/visits`. */
export function calendarRoutes(add: AddRoute, records: Records) {
  if (!records.catalogue.resources.has('visits')) return
  // 404 for another user's agenda takes precedence over 403
  routeServer(add, contextIn(records))(agenda, async (request, { query }) => ({
    events: await readAgenda(request, query.USER_ID ?? request.me.ID),
  }))
  const serve = recordsServer(add, records)
  serve(closeVisit, async (request, { body }, c) => {
    await runOnce(c, request, { body, work: trx => markVisited(trx, request, body.ID_AGENDA) })
    return { event: await readEvent(request, body.ID_AGENDA) }
  })
}

/** Newest entries returned; covers several years of an agent. */
const MOST = 5000

/** Agenda of a user; 404 for readers who do not manage them. */
async function readAgenda(
  request: RequestContext,
  userId: number,
): Promise<readonly AgendaEvent[]> {
  if (userId !== request.me.ID && !(await isManager(request, userId)))
    throw new Refusal(404, 'notFound')
  demand(request, 'read')
  return readEvents(request, { USER_ID: userId })
}

/** True for managers of everyone or of this user; false for an unknown user. */
async function isManager(
  { resource, me, records }: RequestContext,
  userId: number,
): Promise<boolean> {
  const { read } = policyOf(resource, me)
  if (isNever(read)) return false
  const people = records.db.read
    .selectFrom(records.catalogue.get('users').table)
    .select('ID')
    .where('ID', '=', userId)
  const reports = isAlways(read) ? people : people.where('JEFE', '=', me.ID)
  return (await reports.executeTakeFirst()) !== undefined
}

/** Marks the visit as done and changes no other field. Repeatable. */
async function markVisited(trx: Trx, request: RequestContext, id: number) {
  const work = await preparedUpdate(request, { VISITO: true })
  await work(trx, { key: keyOf(request.resource, String(id)), version: 'now' })
}

export async function readEvent(request: RequestContext, id: number): Promise<AgendaEvent> {
  const [event] = await readEvents(request, { ID_AGENDA: id })
  if (!event) throw new Refusal(404, 'notFound')
  return event
}

async function readEvents(
  request: RequestContext,
  rule: Readonly<Record<string, number>>,
): Promise<AgendaEvent[]> {
  const sort = { field: 'FECHA', order: 'DESC' } as const
  const query = { where: parseRule(rule), words: [], sort, offset: 0, limit: MOST }
  const { records } = await listRecords(request, query)
  const clients = request.records.catalogue.get('clients')
  const names = await titleReader(request)(
    clients,
    records.map(({ CLIENTE_ID }) => CLIENTE_ID),
  )
  return records.map(record => toEvent(record, names))
}

function toEvent(record: RecordValues, names: ReadonlyMap<unknown, string>): AgendaEvent {
  const CLIENTE = names.get(record.CLIENTE_ID) ?? String(record.CLIENTE_ID)
  const textValue = (name: string) => (record[name] as string | null | undefined) ?? null
  return {
    id: Number(record.ID_AGENDA),
    ID_AGENDA: Number(record.ID_AGENDA),
    USER_ID: Number(record.USER_ID),
    CLIENTE_ID: record.CLIENTE_ID as string | number,
    CLIENTE,
    FECHA: String(record.FECHA),
    FECHA_FIN: textValue('FECHA_FIN'),
    MEDIO: textValue('MEDIO'),
    NOTA: textValue('NOTA'),
    VISITO: record.VISITO === true,
    title: CLIENTE,
    start: String(record.FECHA),
    end: textValue('FECHA_FIN'),
    _VERSION: Number(record._VERSION),
  }
}
