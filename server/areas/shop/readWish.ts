import {
  catalogueRoles,
  givenWarehouses,
  partnerCatalogueRoles,
} from '../../../src/domain/checkout/sellers'
import type { Asking } from '../../records/context'
import { requires } from '../../records/forbid'
import { load } from '../../records/read'
import { readScope } from '../../records/scope'
import { FieldProblems, Refusal } from '../../refusal'

/** A catalogue as its reader wants it: whose prices, of which warehouses, and what of the goods. */
export interface CatalogueWish {
  readonly channel: 'list' | 'partner'
  readonly list: number
  /** None named: all. */
  readonly warehouses: readonly string[] | undefined
  readonly categories: readonly string[] | undefined
  readonly brands: readonly string[] | undefined
  readonly stocked: boolean
  /** For whom it is drawn up. */
  readonly client: string | null
}

const MOST_CHOSEN = 100
const names = ['channel', 'list', 'warehouses', 'categories', 'brands', 'stocked', 'client']

/** Checks what was asked for, when it is asked and again when its file is fetched. */
export function readWish(asking: Asking, body: Body): CatalogueWish {
  const problems = new FieldProblems()
  const channel = channelOf(asking, body, problems)
  const isPartner = channel === 'partner'
  problems.addUnknown(body, name => names.includes(name))
  if (!isPartner && !isOffered(body.list)) problems.add('list', { key: 'notChoice' })
  const chosen = (name: string) => codesOf(body[name], () => problems.add(name, { key: 'notList' }))
  const wish: CatalogueWish = {
    channel,
    list: !isPartner && isOffered(body.list) ? body.list : 0,
    warehouses: isPartner ? givenWarehouses['0'] : chosen('warehouses'),
    categories: chosen('categories'),
    brands: chosen('brands'),
    stocked: body.stocked === true,
    client: typeof body.client === 'string' ? body.client.slice(0, 40) : null,
  }
  problems.refuseAny()
  return wish
}
type Body = Readonly<Record<string, unknown>>

/** Whose prices: those of the lists, or what was agreed with the partner; each has its readers. */
function channelOf({ me, language }: Asking, body: Body, problems: FieldProblems) {
  if (me.EMPRESA === null) throw new Refusal(403, 'companyRequired')
  const any = [...new Set([...catalogueRoles, ...partnerCatalogueRoles])]
  if (!any.includes(me.ROLE)) throw requires(any, language)
  const channel = body.channel === 'partner' ? 'partner' : 'list'
  const able = channel === 'partner' ? partnerCatalogueRoles : catalogueRoles
  if (body.channel !== channel) problems.add('channel', { key: 'notChoice' })
  else if (!able.includes(me.ROLE)) throw requires(able, language)
  return channel
}

/** The catalogue offers the lists 2 to 8 (domain.md 6). */
const isOffered = (list: unknown): list is number =>
  typeof list === 'number' && Number.isInteger(list) && list >= 2 && list <= 8

function codesOf(value: unknown, refuse: () => void): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined
  const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_CHOSEN
  if (isList && value.every(code => typeof code === 'string')) return value
  refuse()
  return undefined
}

/** For whom it is drawn up, as far as this person may know them. */
export async function clientNamed({ records, me }: Asking, { client }: CatalogueWish) {
  if (client === null) return undefined
  const resource = records.catalogue.get('clients')
  const among = readScope(resource, me)
  const found = await load(records.db.read, resource, { key: client, among })
  if (!found) throw new Refusal(422, 'invalid', { errors: { client: { key: 'notReference' } } })
  return String(found.record.Cliente)
}
