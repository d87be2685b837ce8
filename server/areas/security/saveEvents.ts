import { business } from '../../../src/base/business'
import { numbered, plural, textOf } from '../../../src/i18n/labels'
import type { LogFields } from '../../base/log'
import type { Trx } from '../../db/db'
import { childTable } from '../../query/tables'
import { insertRecord } from '../../write/rows/store'
import type { Happened, Keeping, StoredEvent } from './storedEvent'

interface EventBatch {
  readonly events: readonly Happened[]
  /** Rows of the current period by counted event. */
  readonly open: Map<string, StoredEvent>
  /** Name of the counting row of an event, and the data it keeps. */
  readonly rowFor: (happened: Happened) => readonly [string, Happened]
}

/** Writes events in one transaction: new rows, and counts of existing ones. */
export async function saveEvents(keeping: Keeping, { events, open, rowFor }: EventBatch) {
  const accounts = await readAccounts(keeping, events)
  const merged = countTogether(events.map(accounts.settle), rowFor)
  const { table } = keeping.catalogue.get('security-events')
  const isNew = (name: string) => !open.has(name)
  const count = [...merged.keys()].filter(isNew).length
  let next = count > 0 ? await keeping.db.nextId(table, count) : 0
  const rows = [...merged].map(([name, happened]) => {
    const before = open.get(name) ?? { ID: next++, times: 0 }
    const stored = { ID: before.ID, times: before.times + happened.times }
    return { name, happened, stored, isNew: isNew(name) }
  })
  await keeping.db.transaction(async trx => {
    for (const row of rows) {
      if (row.isNew) await insertEvent(trx, keeping, { ...row, accounts })
      else
        await trx
          .updateTable(table)
          .set({ VECES: row.stored.times, HASTA: row.happened.last })
          .where('ID', '=', row.stored.ID)
          .execute()
    }
  })
  for (const { name, stored } of rows) open.set(name, stored)
}

function countTogether(all: readonly Happened[], rowFor: EventBatch['rowFor']) {
  const merged = new Map<string, Happened>()
  for (const each of all) {
    const [name, happened] = rowFor(each)
    const before = merged.get(name)
    const times = (before?.times ?? 0) + happened.times
    merged.set(name, { ...(before ?? happened), last: happened.last, times })
  }
  return merged
}

interface Inserting {
  readonly happened: Happened
  readonly stored: StoredEvent
  readonly accounts: EventAccounts
}

async function insertEvent(trx: Trx, keeping: Keeping, { happened, stored, accounts }: Inserting) {
  const { event, fields, at, last } = happened
  const by = accounts.findAccount(fields.by)
  const person = accounts.findAccount(fields.person)
  const record = {
    ID: stored.ID,
    FECHA: at,
    HASTA: last,
    VECES: stored.times,
    SUCESO: event,
    MOTIVO: textOrNone(fields.code),
    USUARIO: textOrNone(by?.ID),
    NOMBRE_USUARIO: by?.name ?? null,
    PERSONA: textOrNone(person?.ID),
    NOMBRE_PERSONA: person?.name ?? null,
    COMO: textOrNone(fields.as),
    DIRECCION_IP: textOrNone(fields.address),
    RECURSO: eventTarget(keeping, fields),
    DETALLE: eventDetail(fields),
    EMPRESA: (person ?? by)?.company ?? null,
  }
  const marks = { _VERSION: 1, _CREATED_AT: at, _UPDATED_AT: at }
  const records = { ...keeping, hash: refuseToHash, afterWrite: {} }
  const resource = keeping.catalogue.get('security-events')
  await insertRecord(trx, records, { resource, record, systemValues: marks })
}

const refuseToHash = () => Promise.reject(new Error('an event has no password'))

const textOrNone = (value: unknown) =>
  value === undefined || value === null ? null : String(value).slice(0, 80)

/** Subject of an event: API address, or in the words of the business the resource or record, and the type of its file. */
function eventTarget({ catalogue }: Keeping, fields: LogFields): string | null {
  const { method, path, resource, record, format } = fields
  if (!resource) return cut([method, path], ' ', 200)
  const { language } = business()
  const label = catalogue.resources.get(String(resource))?.schema.label ?? String(resource)
  const name = record ? numbered(label, record, language) : plural(textOf(label, language))
  return cut(
    [
      name,
      String(format ?? '')
        .split('.')
        .at(-1)
        ?.toUpperCase(),
    ],
    ' · ',
    200,
  )
}

/** Changed fields, and old and new role. */
function eventDetail({ act, changed, fields, from, to }: LogFields): string | null {
  const names = [changed, fields].flat().filter(Boolean).join(', ')
  const roles = from || to ? `${from ?? '–'} → ${to ?? '–'}` : undefined
  return cut([act, names, roles], ' · ', 500)
}

const cut = (parts: readonly unknown[], by: string, most: number) =>
  parts.filter(Boolean).join(by).slice(0, most) || null

interface EventAccounts {
  /** The event with the number of the account that was entered, if it exists. */
  readonly settle: (happened: Happened) => Happened
  readonly findAccount: (given: unknown) => Account | undefined
}

interface Account {
  readonly ID: number
  readonly name: string
  /** Company of the account, or the first it works in. */
  readonly company: string | null
}

/** Accounts in events, read in one query. */
async function readAccounts(
  { db, catalogue }: Keeping,
  events: readonly Happened[],
): Promise<EventAccounts> {
  const users = catalogue.get('users')
  const works = users.fields.get('EMPRESAS')
  const typed = events.flatMap(({ account }) => account ?? [])
  const numbers = events.flatMap(({ fields: { by, person } }) =>
    [by, person].filter(each => typeof each === 'number'),
  )
  const rows = await db.read
    .selectFrom(users.table)
    .select(['ID', 'EMAIL_F', 'DISPLAYNAME', 'EMPRESA', '_DELETED_AT'])
    .where(eb => eb.or([eb('ID', 'in', [0, ...numbers]), eb('EMAIL_F', 'in', ['', ...typed])]))
    .execute()
  const worked =
    works &&
    (await db.read
      .selectFrom(childTable(users, works))
      .select(['ID', 'VALUE'])
      .where('ID', 'in', [0, ...rows.map(({ ID }) => Number(ID))])
      .orderBy('POSITION', 'desc')
      .execute())
  const living = rows.filter(({ _DELETED_AT }) => _DELETED_AT === null)
  const byAddress = new Map(living.map(({ EMAIL_F, ID }) => [String(EMAIL_F), Number(ID)]))
  const firsts = new Map(worked?.map(({ ID, VALUE }) => [Number(ID), String(VALUE)]))
  const accountsById = new Map(
    rows.map(({ ID, DISPLAYNAME, EMPRESA }) => {
      const company = EMPRESA ? String(EMPRESA) : (firsts.get(Number(ID)) ?? null)
      return [Number(ID), { ID: Number(ID), name: String(DISPLAYNAME ?? ''), company }]
    }),
  )
  return {
    settle: ({ account, ...happened }) => {
      const person = account === undefined ? undefined : byAddress.get(account)
      const fields = person === undefined ? happened.fields : { ...happened.fields, person }
      return { ...happened, fields, account: undefined }
    },
    findAccount: given => (typeof given === 'number' ? accountsById.get(given) : undefined),
  }
}
