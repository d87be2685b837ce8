import { strengthOf } from '../../src/domain/passwordStrength'
import { makeAccount } from '../areas/account/makeAccount'
import { findByEmail } from '../areas/account/users'
import { fingerprint } from '../db/fingerprint'
import { prepareDatabase } from '../db/migrate'
import { type Command, CommandError } from './command'
import { hashPassword } from './hashPassword'
import { openConfigured } from './openConfigured'

/** `ADMIN_PASSWORD=… npm run admin -- <email> <name>`: the first administrator of a production start. */
export const createAdmin: Command = async ({ config, catalogue, tables, args, env }) => {
  const [EMAIL = '', ...names] = args
  const password = env.ADMIN_PASSWORD ?? ''
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(EMAIL) || names.length === 0)
    throw new CommandError('Say who: ADMIN_PASSWORD=… npm run admin -- <email> <name>')
  if (password.length < 12 || password.length > 200)
    throw new CommandError('ADMIN_PASSWORD needs 12 to 200 characters')
  if (strengthOf(password, [EMAIL, names.join(' ')]) === 'easy')
    throw new CommandError('ADMIN_PASSWORD is far too easy to guess')
  const db = await openConfigured(config)
  try {
    await prepareDatabase(db, tables, await fingerprint(tables))
    const clock = () => new Date()
    const context = {
      db,
      catalogue,
      tables,
      clock,
      hash: hashPassword,
      secret: NO_SECRET,
      tokenMinutes: 1,
    }
    if (await findByEmail(context, EMAIL))
      throw new CommandError(`There is already an account ${EMAIL}`)
    await makeAccount(context, {
      EMAIL,
      PASSWORD: password,
      DISPLAYNAME: names.join(' '),
      ROLE: '10',
    })
  } finally {
    await db.close()
  }
  return `${EMAIL} is an administrator now`
}

/** No session is opened here. */
const NO_SECRET = new Uint8Array()
