import { configured } from '@business/server'
import { afterAll, beforeAll, expect } from 'vitest'
import { createLog } from '../../server/base/log'
import { type Running, start } from '../../server/main/start'
import { tablesOf } from '../../server/query/tables'
import { business } from '../../src/base/business'
import { catalogue } from '../../src/catalogue'
import { temporaryFolder } from '../server/testDb'

/** The server of the business under test in this process, with its invented data. */
export function useBusiness() {
  let running: Running
  const folder = temporaryFolder()
  beforeAll(async () => {
    const { config, business } = configured({ DATA_DIR: folder.path, SEED: 'demo' })
    const tables = tablesOf(catalogue, business.tables)
    running = await start({ config, business, catalogue, tables, log: createLog(() => {}) })
  })
  afterAll(async () => {
    await running.close()
    folder.drop()
  })
  const ask = async (path: string, { method = 'GET', body, headers }: Asked = {}) => {
    const type = { 'Content-Type': 'application/json' }
    const request = new Request(`http://clinic.test${business().api.base}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && type) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await running.fetch(request, { address: '127.0.0.1' })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
  }
  /** Calls of the demo account with this role, in this language. */
  const as = async (role: string, language = 'es') => {
    const account = running.demoAccounts.find(each => each.role === role)
    const { email, password } = account ?? {}
    const { status, body } = await ask('/account/login', {
      method: 'POST',
      body: { email, password },
    })
    expect(status).toBe(200)
    const headers = { Authorization: `Bearer ${body.accessToken}`, 'Accept-Language': language }
    return (path: string, asked: Asked = {}) =>
      ask(path, { ...asked, headers: { ...headers, ...asked.headers } })
  }
  return { ask, as, accounts: () => running.demoAccounts }
}

interface Asked {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
