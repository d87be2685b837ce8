import { configured } from '@business/server'
import { createLog } from '../../server/base/log'
import { start } from '../../server/main/start'
import { tablesOf } from '../../server/query/tables'
import { business } from '../../src/base/business'
import { catalogue } from '../../src/catalogue'

/** Serves the business with its demo data; answers the list of a resource for its first demo account. */
export async function listOf(resource: string, folder: string) {
  const { config, business: its } = configured({ DATA_DIR: folder, SEED: 'demo' })
  const tables = tablesOf(catalogue, its.tables)
  const running = await start({
    ...{ config, catalogue, tables, business: its },
    log: createLog(() => {}),
  })
  const ask = (path: string, init: RequestInit) =>
    running.fetch(new Request(`http://new.test${business().api.base}/${path}`, init), {
      address: '127.0.0.1',
    })
  const [account] = running.demoAccounts
  const login = await ask('account/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const answer = await ask(resource, { headers: { Authorization: `Bearer ${accessToken}` } })
  const body: unknown = await answer.json()
  await running.close()
  return { status: answer.status, body }
}
