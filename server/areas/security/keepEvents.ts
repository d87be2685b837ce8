import type { LogFields } from '../../base/log'
import type { Trx } from '../../db/db'
import { insertRecord } from '../../write/rows/store'
import { accountsOf, type EventAccounts } from './eventAccounts'
import type { Happened, Keeping, KeptEvent } from './keptEvent'

interface Taken {
  readonly taken: readonly Happened[]
  /** Rows of the current period by counted event. */
  readonly open: Map<string, KeptEvent>
  /** Name of the counting row of an event, and the data it keeps. */
  readonly rowFor: (happened: Happened) => readonly [string, Happened]
}

/** Writes events in one transaction: new rows, and counts of existing ones. */
export async function keepEvents(keeping: Keeping, { taken, open, rowFor }: Taken) {
  const accounts = await accountsOf(keeping, taken)
  const counted = countTogether(taken.map(accounts.settle), rowFor)
  const { table } = keeping.catalogue.get('security-events')
  const isNew = (name: string) => !open.has(name)
  const count = [...counted.keys()].filter(isNew).length
  let next = count > 0 ? await keeping.db.nextId(table, count) : 0
  const rows = [...counted].map(([name, happened]) => {
    const before = open.get(name) ?? { ID: next++, times: 0 }
    const kept = { ID: before.ID, times: before.times + happened.times }
    return { name, happened, kept, isNew: isNew(name) }
  })
  await keeping.db.transaction(async trx => {
    for (const row of rows) {
      if (row.isNew) await insertEvent(trx, keeping, { ...row, accounts })
      else
        await trx
          .updateTable(table)
          .set({ VECES: row.kept.times, HASTA: row.happened.last })
          .where('ID', '=', row.kept.ID)
          .execute()
    }
  })
  for (const { name, kept } of rows) open.set(name, kept)
}

function countTogether(all: readonly Happened[], rowFor: Taken['rowFor']) {
  const counted = new Map<string, Happened>()
  for (const each of all) {
    const [name, happened] = rowFor(each)
    const before = counted.get(name)
    const times = (before?.times ?? 0) + happened.times
    counted.set(name, { ...(before ?? happened), last: happened.last, times })
  }
  return counted
}

interface Inserting {
  readonly happened: Happened
  readonly kept: KeptEvent
  readonly accounts: EventAccounts
}

async function insertEvent(trx: Trx, keeping: Keeping, { happened, kept, accounts }: Inserting) {
  const { event, fields, at, last } = happened
  const by = accounts.accountOf(fields.by)
  const person = accounts.accountOf(fields.person)
  const record = {
    ID: kept.ID,
    FECHA: at,
    HASTA: last,
    VECES: kept.times,
    SUCESO: event,
    MOTIVO: textOrNone(fields.code),
    USUARIO: textOrNone(by?.ID),
    NOMBRE_USUARIO: by?.name ?? null,
    PERSONA: textOrNone(person?.ID),
    NOMBRE_PERSONA: person?.name ?? null,
    COMO: textOrNone(fields.as),
    DIRECCION_IP: textOrNone(fields.address),
    RECURSO: targetOf(fields),
    DETALLE: detailOf(fields),
    EMPRESA: (person ?? by)?.company ?? null,
  }
  const marks = { _VERSION: 1, _CREATED_AT: at, _UPDATED_AT: at }
  const records = { ...keeping, hash: refuseToHash, afterWrite: {} }
  const resource = keeping.catalogue.get('security-events')
  await insertRecord(trx, records, { resource, record, marks })
}

const refuseToHash = () => Promise.reject(new Error('an event has no password'))

const textOrNone = (value: unknown) =>
  value === undefined || value === null ? null : String(value).slice(0, 80)

/** Subject of an event: API address, or resource, record and format. */
function targetOf({ method, path, resource, record, format }: LogFields): string | null {
  const parts = resource ? [resource, record, format] : [method, path]
  return cut(parts, ' ', 200)
}

/** Changed fields, and old and new role. */
function detailOf({ act, changed, fields, from, to }: LogFields): string | null {
  const names = [changed, fields].flat().filter(Boolean).join(', ')
  const roles = from || to ? `${from ?? '–'} → ${to ?? '–'}` : undefined
  return cut([act, names, roles], ' · ', 500)
}

const cut = (parts: readonly unknown[], by: string, most: number) =>
  parts.filter(Boolean).join(by).slice(0, most) || null
