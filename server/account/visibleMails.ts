import { fold } from '../../src/base/fold'
import { type Me, policyOf } from '../../src/model/access/access'
import type { AccountContext } from '../auth/accountContext'
import type { DbRow } from '../db/db'
import { sql } from '../db/fragment'
import { simulatedMails } from '../outbox/simulatedMailer'
import { whereOf } from '../query/where'

/**
 * Simulated mails for administrators. Codes and links open accounts, so mails to accounts the administrator
 * may not manage are excluded.
 */
export async function visibleMails({ db, catalogue }: AccountContext, me: Me) {
  const mails = await simulatedMails(db)
  const addresses = [...new Set(mails.flatMap(toAddresses))]
  if (addresses.length === 0) return mails
  const users = catalogue.get('users')
  const managed = whereOf(policyOf(users, me).update, users)
  const query = sql<DbRow>`select t."EMAIL_F" from ${sql.table(users.table)} as t where t."EMAIL_F" in (${sql.join(addresses)}) and (${managed}) is not true`
  const { rows } = await query.execute(db.read)
  const foreign = new Set(rows.map(({ EMAIL_F }) => EMAIL_F))
  return mails.filter(mail => !toAddresses(mail).some(address => foreign.has(address)))
}

const toAddresses = ({ RECIPIENT }: DbRow) =>
  String(RECIPIENT)
    .split(',')
    .map(address => fold(address.trim()))
