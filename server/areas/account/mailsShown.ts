import { fold } from '../../../src/domain/fold'
import { type Me, policyOf } from '../../../src/model/access'
import { simulatedMails } from '../../adapters/mail/simulatedMailer'
import type { Row } from '../../db/db'
import { sql } from '../../db/fragment'
import { whereOf } from '../../records/where'
import type { AccountContext } from './accountContext'

/**
 * The simulated mails an administrator may read: a mail with a code or a link opens the account it was
 * written to, so those to accounts they may not manage stay away.
 */
export async function mailsShown({ db, catalogue }: AccountContext, me: Me) {
  const mails = await simulatedMails(db)
  const addresses = [...new Set(mails.flatMap(addressesOf))]
  if (addresses.length === 0) return mails
  const users = catalogue.get('users')
  const managed = whereOf(policyOf(users, me).update, users)
  const query = sql<Row>`select t."EMAIL_F" from ${sql.table(users.table)} as t where t."EMAIL_F" in (${sql.join(addresses)}) and (${managed}) is not true`
  const { rows } = await query.execute(db.read)
  const foreign = new Set(rows.map(({ EMAIL_F }) => EMAIL_F))
  return mails.filter(mail => !addressesOf(mail).some(address => foreign.has(address)))
}

const addressesOf = ({ RECIPIENT }: Row) =>
  String(RECIPIENT)
    .split(',')
    .map(address => fold(address.trim()))
