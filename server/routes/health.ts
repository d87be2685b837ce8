import { TERMS_VERSION } from '../../src/domain/terms'
import { pause } from '../db/retry'
import type { AddRoute } from './addRoute'
import type { AppContext } from './context'

/** Ready or not, for a load balancer; and what every visitor's screen needs to know. */
export function publicRoutes(add: AddRoute, context: AppContext) {
  add('GET /health', 'public', async c => {
    const ready = context.isReady() && (await answers(context))
    return c.json({ ready }, ready ? 200 : 503)
  })

  add('GET /hanadb/api/settings', 'public', async c =>
    c.json({
      ...context.settings,
      terms: TERMS_VERSION,
      demoAccounts: context.demoAccounts,
    }),
  )
}

/** A database that takes that long is none to send people to. */
const PATIENCE_MS = 5_000

/** It is there and takes writes. */
const answers = ({ db }: AppContext) =>
  Promise.race([
    db.isWritable?.() ?? db.all('select 1 as one', []).then(rows => rows.length === 1),
    pause(PATIENCE_MS).then(() => false),
  ]).catch(() => false) // that it is not there is the answer
