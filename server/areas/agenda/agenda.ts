import { policyOf } from '../../../src/model/access'
import { isAlways, isNever, parseRule } from '../../../src/model/rule'
import type { Trx } from '../../db/db'
import type { Asking, Values } from '../../records/context'
import { demand } from '../../records/forbid'
import { listRecords } from '../../records/list'
import { keyOf } from '../../records/read'
import { titleReader } from '../../records/titles'
import { preparedUpdate } from '../../records/update'
import { Refusal } from '../../refusal'

/** The newest that many: years of an agent's work. */
const MOST = 5000

/** A visit as the calendar draws it (domain.md 2.9). */
export interface AgendaEvent {
  readonly id: number
  readonly ID_AGENDA: number
  readonly USER_ID: number
  readonly CLIENTE_ID: string | number
  readonly CLIENTE: string
  readonly FECHA: string
  readonly FECHA_FIN: string | null
  readonly MEDIO: string | null
  readonly NOTA: string | null
  readonly VISITO: boolean
  readonly title: string
  readonly start: string
  readonly end: string | null
  readonly _VERSION: number
}

/** The agenda of one person; somebody else's is not there for who is not their manager. */
export async function agendaOf(asking: Asking, userId: number): Promise<readonly AgendaEvent[]> {
  if (userId !== asking.me.ID && !(await isManager(asking, userId)))
    throw new Refusal(404, 'notFound')
  demand(asking, 'read')
  return eventsOf(asking, { USER_ID: userId })
}

/** Of everybody's agenda, or of this person, whom they lead; nobody manages who is not there. */
async function isManager({ resource, me, records }: Asking, userId: number): Promise<boolean> {
  const { read } = policyOf(resource, me)
  if (isNever(read)) return false
  const people = records.db.read
    .selectFrom(records.catalogue.get('users').table)
    .select('ID')
    .where('ID', '=', userId)
  const led = isAlways(read) ? people : people.where('JEFE', '=', me.ID)
  return (await led.executeTakeFirst()) !== undefined
}

/** The visit took place: nothing else of it changes, and closing it again changes nothing. */
export async function closeVisit(trx: Trx, asking: Asking, id: number) {
  const work = await preparedUpdate(asking, { VISITO: true })
  await work(trx, { key: keyOf(asking.resource, String(id)), version: 'now' })
}

export async function eventOf(asking: Asking, id: number): Promise<AgendaEvent> {
  const [event] = await eventsOf(asking, { ID_AGENDA: id })
  if (!event) throw new Refusal(404, 'notFound')
  return event
}

async function eventsOf(
  asking: Asking,
  rule: Readonly<Record<string, number>>,
): Promise<AgendaEvent[]> {
  const sort = { field: 'FECHA', order: 'DESC' } as const
  const query = { where: parseRule(rule), words: [], sort, offset: 0, limit: MOST }
  const { records } = await listRecords(asking, query)
  const clients = asking.records.catalogue.get('clients')
  const names = await titleReader(asking)(
    clients,
    records.map(({ CLIENTE_ID }) => CLIENTE_ID),
  )
  return records.map(record => drawn(record, names))
}

function drawn(record: Values, names: ReadonlyMap<unknown, string>): AgendaEvent {
  const CLIENTE = names.get(record.CLIENTE_ID) ?? String(record.CLIENTE_ID)
  const textOf = (name: string) => (record[name] as string | null | undefined) ?? null
  return {
    id: Number(record.ID_AGENDA),
    ID_AGENDA: Number(record.ID_AGENDA),
    USER_ID: Number(record.USER_ID),
    CLIENTE_ID: record.CLIENTE_ID as string | number,
    CLIENTE,
    FECHA: String(record.FECHA),
    FECHA_FIN: textOf('FECHA_FIN'),
    MEDIO: textOf('MEDIO'),
    NOTA: textOf('NOTA'),
    VISITO: record.VISITO === true,
    title: CLIENTE,
    start: String(record.FECHA),
    end: textOf('FECHA_FIN'),
    _VERSION: Number(record._VERSION),
  }
}
