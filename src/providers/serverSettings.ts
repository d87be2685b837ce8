import type { Http } from './http'
import { isObject } from './sessionView'

/** An account that demo data brought along. */
export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly role: string
}

/** What the server tells everybody (design.md, decision 9); what is not set up is null. */
export interface ServerSettings {
  /** Digits only, as links to a chat take them. */
  readonly whatsapp: string | null
  readonly resolution: string | null
  readonly changelog: string | null
  /** The picture of who has none yet. */
  readonly photo: string | null
  /** Sites whose pictures the page may draw, besides its own: `https://*.example`; null where it says nothing. */
  readonly pictures: readonly string[] | null
  /** When what is announced opens. */
  readonly launch: Date | null
  /** The version of the terms of use it keeps the acceptance of. */
  readonly terms: string | null
  /** When the service will be away. */
  readonly maintenance: { readonly from: Date; readonly until: Date } | null
  readonly demoAccounts: readonly DemoAccount[]
}

/** Asked for once, when somebody wants to know; a server that does not answer is asked again. */
export function createServerSettings(http: Http): () => Promise<ServerSettings> {
  let asked: Promise<ServerSettings> | undefined
  const ask = async () => {
    const { ok, body } = await http.exchange('/hanadb/api/settings', { foreign: true })
    if (!ok) asked = undefined
    return settingsIn(isObject(body) ? body : {})
  }
  return () => {
    asked ??= ask()
    return asked
  }
}

function settingsIn(body: Readonly<Record<string, unknown>>): ServerSettings {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : null)
  return {
    whatsapp: text('whatsapp'),
    resolution: text('resolution'),
    changelog: text('changelog'),
    photo: text('photo'),
    pictures: Array.isArray(body.pictures) ? body.pictures.filter(isText) : null,
    launch: instantIn(body.launch),
    terms: text('terms'),
    maintenance: windowIn(body.maintenance),
    demoAccounts: Array.isArray(body.demoAccounts) ? body.demoAccounts.filter(isAccount) : [],
  }
}

const isText = (value: unknown) => typeof value === 'string'

const isAccount = (value: unknown): value is DemoAccount =>
  isObject(value) && typeof value.email === 'string' && typeof value.password === 'string'

function instantIn(value: unknown): Date | null {
  const at = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(at.getTime()) ? null : at
}

function windowIn(value: unknown) {
  if (!isObject(value)) return null
  const [from, until] = [instantIn(value.from), instantIn(value.until)]
  return from && until ? { from, until } : null
}
