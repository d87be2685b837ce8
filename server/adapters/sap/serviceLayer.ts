import type { JsonObject } from '../../base/json'
import type { SapSettings } from './settings'

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** Shorter than the time after which the outbox gives up a call, which may need several requests. */
const TIMEOUT_MS = 9_000

/** Requests to one database of the Service Layer (OData); a session is opened when needed and renewed when it ends. */
export function serviceLayer(
  { url, user, password }: SapSettings,
  database: string,
  send: Send = (address, init) => fetch(address, init),
) {
  let session: string | undefined

  const request = (path: string, init: RequestInit) =>
    send(`${url}/b1s/v1/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })

  async function login() {
    const body = JSON.stringify({ CompanyDB: database, UserName: user, Password: password })
    const answer = await request('Login', { method: 'POST', headers: json, body })
    if (!answer.ok) throw await refusal(answer)
    const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0])
    if (!cookies.some(cookie => cookie?.startsWith('B1SESSION=')))
      throw new Error('SAP answered a login without a session')
    return cookies.join('; ')
  }

  async function ask(path: string, init: RequestInit, isNew = false): Promise<JsonObject> {
    const known = session
    session ??= await login()
    const headers = { ...json, cookie: session }
    const answer = await request(path, { ...init, headers })
    if (answer.status === 401 && known && !isNew) {
      session = undefined
      return ask(path, init, true)
    }
    if (!answer.ok) throw await refusal(answer)
    const text = await answer.text()
    return text === '' ? {} : (JSON.parse(text) as JsonObject)
  }

  return {
    get: (path: string) => ask(path, { method: 'GET' }),
    post: (path: string, body: object = {}) =>
      ask(path, { method: 'POST', body: JSON.stringify(body) }),
  }
}

export type ServiceLayer = ReturnType<typeof serviceLayer>

const json = { 'content-type': 'application/json' }

/** SAP's own reason, which the card "Other systems" of a record shows. */
async function refusal(answer: Response): Promise<Error> {
  const body = (await answer.json().catch(() => null)) as {
    readonly error?: { readonly message?: string | { readonly value?: string } }
  } | null
  const message = body?.error?.message
  const reason = typeof message === 'string' ? message : message?.value
  return new Error(`SAP answers ${answer.status}${reason ? `: ${reason}` : ''}`)
}
