import { isObject } from '../../base/parseJson'
import type { readSettings } from '../../model/endpoints/platform'
import type { ResponseOf } from '../../model/route/defineRoute'

export type DemoAccountView = ResponseOf<typeof readSettings>['demoAccounts'][number]

/** Public settings of the server; null where not configured. */
export interface ServerSettings {
  /** Digits only, for links to a chat. */
  readonly whatsapp: string | null
  readonly resolution: string | null
  readonly changelog: string | null
  readonly photo: string | null
  /** Sites whose pictures the page may draw, besides its own: `https://*.example`; null if unknown. */
  readonly pictures: readonly string[] | null
  /** Opening time of an announced launch. */
  readonly launch: Date | null
  /** Version of the terms of use whose acceptance is stored. */
  readonly terms: string | null
  readonly maintenance: { readonly from: Date; readonly until: Date } | null
  readonly demoAccounts: readonly DemoAccountView[]
}

export function settingsIn(body: Readonly<Record<string, unknown>>): ServerSettings {
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

const isAccount = (value: unknown): value is DemoAccountView =>
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
