import { passwordJudge } from '../../src/base/accounts/passwordStrength'
import { administratorRoles } from '../../src/base/business'
import { createAccount } from '../account/createAccount'
import { findByEmail } from '../auth/users'
import { createLog, withRecorder } from '../base/log'
import { fingerprint } from '../db/fingerprint'
import { prepareDatabase } from '../db/migration/migrate'
import { type Command, CommandError } from './command'
import { hashPassword } from './hashPassword'
import { openConfigured } from './openConfigured'
import { securityWriter } from './securityWriter'

/**
 * `ADMIN_PASSWORD=… npm run admin -- <email> <name>`: creates the first administrator of a production
 * server, for every tenant.
 */
export const createAdmin: Command = async ({ config, business, catalogue, tables, args, env }) => {
  const [EMAIL = '', ...names] = args
  const password = env.ADMIN_PASSWORD ?? ''
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(EMAIL) || names.length === 0)
    throw new CommandError('Say who: ADMIN_PASSWORD=… npm run admin -- <email> <name>')
  if (password.length < 12 || password.length > 200)
    throw new CommandError('ADMIN_PASSWORD needs 12 to 200 characters')
  const strengthOf = await passwordJudge()
  if (strengthOf(password, [EMAIL, names.join(' ')]) === 'easy')
    throw new CommandError('ADMIN_PASSWORD is far too easy to guess')
  const [ROLE] = administratorRoles()
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
    const person = await createAccount(context, {
      EMAIL,
      PASSWORD: password,
      DISPLAYNAME: names.join(' '),
      ROLE,
    })
    const recorder = business.securityRecorder?.(context)
    const log = createLog(securityWriter(config, printLine))
    const fullLog = recorder ? withRecorder(log, recorder.record) : log
    fullLog.security('adminMade', { person, to: ROLE })
    await recorder?.flush().catch(error => log.warn('security events could not be kept', { error }))
  } finally {
    await db.close()
  }
  return `${EMAIL} is an administrator now`
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** Unused, because no session is opened. */
const NO_SECRET = new Uint8Array()
