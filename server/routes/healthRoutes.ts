import { business } from '../../src/base/business'
import { health, readSettings } from '../../src/model/endpoints/platform'
import { pause } from '../db/retry'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppContext } from '../http/appContext'
import { routeServer } from '../http/serveRoute'

/** Readiness for load balancers, and public settings. */
export function publicRoutes(add: AddRoute, context: AppContext) {
  const serve = routeServer(add, () => undefined)
  serve(health, async (_, _input, c) => {
    const ready = context.isReady() && (await answers(context))
    return answerJson(c, { ready }, { status: ready ? 200 : 503 })
  })
  serve(readSettings, () => ({
    ...context.settings,
    terms: business().terms?.version ?? '',
    demoAccounts: context.demoAccounts,
  }))
}

/** A slower database counts as unavailable. */
const PATIENCE_MS = 5_000

/** True when the database accepts writes. */
const answers = ({ db }: AppContext) =>
  Promise.race([
    db.isWritable?.() ?? db.all('select 1 as one', []).then(rows => rows.length === 1),
    pause(PATIENCE_MS).then(() => false),
  ]).catch(() => false) // unavailable
