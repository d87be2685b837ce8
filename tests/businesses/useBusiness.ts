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
  const requests = new Set<Promise<Response>>()
  const fetch = (request: Request) => {
    const answer = Promise.resolve(running.fetch(request, { address: '127.0.0.1' }))
    requests.add(answer)
    return answer
  }
  const ask = async (path: string, { method = 'GET', body, headers }: Asked = {}) => {
    const type = { 'Content-Type': 'application/json' }
    const address = `http://business.test${business().api.base}${path}`
    const answer = await fetch(
      new Request(address, {
        method,
        headers: { ...headers, ...(body !== undefined && type) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
  }
  const tokenOf = async (role: string): Promise<string> => {
    const account = running.demoAccounts.find(each => each.role === role)
    const { email, password } = account ?? {}
    const login = { method: 'POST', body: { email, password } }
    const { status, body } = await ask('/account/login', login)
    expect(status).toBe(200)
    return body.accessToken
  }
  /** Calls of the demo account with this role, in this language. */
  const as = async (role: string, language = business().language) => {
    const token = await tokenOf(role)
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
    return (path: string, asked: Asked = {}) =>
      ask(path, { ...asked, headers: { ...headers, ...asked.headers } })
  }
  const roles = () => running.demoAccounts.map(({ role }) => role)
  return { fetch, as, tokenOf, roles, settled: () => Promise.allSettled(requests) }
}

interface Asked {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
