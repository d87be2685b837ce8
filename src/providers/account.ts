import type { Http } from './http'

/** A sign-in that still holds; `CURRENT` is the one of this browser. */
export interface OpenSession {
  readonly ID: string
  readonly CREATED_AT: string
  readonly EXPIRES_AT: string
  readonly AGENT: string | null
  readonly CURRENT: boolean
}

/** A mail that would have been sent. */
export interface SimulatedMail {
  readonly ID: number
  readonly RECIPIENT: string
  readonly SUBJECT: string
  readonly TEXT: string
  readonly AT: string
}

/** What a person does for their own account, beside signing in. */
export interface Account {
  /** Asks for six digits by mail; the answer is the same whether the address has an account. */
  askForCode(email: string): Promise<unknown>
  verify(email: string, code: string): Promise<unknown>
  /** Asks for a link by mail; the answer is the same whether the address has an account. */
  askForLink(email: string): Promise<unknown>
  /** `secret` is what stands behind the link's hash. */
  choosePassword(secret: string, password: string): Promise<unknown>
  changePassword(current: string, password: string): Promise<unknown>
  /** `version`: what stood there when they agreed. */
  acceptTerms(version: string): Promise<unknown>
  sessions(): Promise<readonly OpenSession[]>
  endSession(id: string): Promise<unknown>
  simulatedMails(): Promise<readonly SimulatedMail[]>
}

const path = '/hanadb/api/account'

export function createAccount(http: Http): Account {
  const post = (name: string, body: object, anonymous = true) =>
    http.request(`${path}/${name}`, { method: 'POST', body, anonymous })
  return {
    askForCode: email => post('verify/send', { email }),
    verify: (email, code) => post('verify', { email, code }),
    askForLink: email => post('reset-password', { email }),
    choosePassword: (secret, password) => post('new-password', { secret, PASSWORD: password }),
    changePassword: (current, password) => post('password', { current, PASSWORD: password }, false),
    acceptTerms: version => post('terms', { version }, false),
    sessions: async () => listIn(await http.request(`${path}/sessions`), 'sessions'),
    endSession: id =>
      http.request(`${path}/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    simulatedMails: async () => listIn(await http.request('/hanadb/api/simulated-mails'), 'mails'),
  }
}

const listIn = <Item>(answer: unknown, name: string) =>
  ((answer as Readonly<Record<string, unknown>>)[name] ?? []) as readonly Item[]
