import { TERMS_VERSION } from '../../src/domain/terms'
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

const answers = ({ db }: AppContext) =>
  db.all('select 1 as one', []).then(
    rows => rows.length === 1,
    () => false, // that it is not there is the answer
  )
