import { childTable } from '../../query/tables'
import type { Happened, Keeping } from './storedEvent'

export interface EventAccounts {
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
export async function readAccounts(
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
