import type { CatalogueTerms } from '../../../src/contracts/shop'
import {
  catalogueRoles,
  givenWarehouses,
  partnerCatalogueRoles,
} from '../../../src/domain/checkout/sellers'
import { demandTenant, requires } from '../../access/permissions'
import { Refusal } from '../../base/refusal'
import type { RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { load } from '../../read/read'

/** Options of a catalogue: price list, warehouses and products. */
export interface CatalogueQuery {
  readonly channel: 'list' | 'partner'
  readonly list: number
  /** All warehouses if undefined. */
  readonly warehouses: readonly string[] | undefined
  readonly categories: readonly string[] | undefined
  readonly brands: readonly string[] | undefined
  readonly stocked: boolean
  readonly client: string | null
}

/** Refuses users without access to catalogues. */
export function demandReader({ me, language }: RequestContext): void {
  demandTenant(me)
  const able = [...new Set([...catalogueRoles, ...partnerCatalogueRoles])]
  if (!able.includes(me.ROLE)) throw requires(able, language)
}

/** Validates options on request, and again on download. */
export function readCatalogueQuery(
  { me, language }: RequestContext,
  terms: CatalogueTerms,
): CatalogueQuery {
  const { channel, list = 0, warehouses, categories, brands, stocked = false, client } = terms
  const isPartner = channel === 'partner'
  const able = isPartner ? partnerCatalogueRoles : catalogueRoles
  if (!able.includes(me.ROLE)) throw requires(able, language)
  if (!isPartner && list === 0)
    throw new Refusal(422, 'invalid', { errors: { list: { key: 'notChoice' } } })
  return {
    channel,
    list: isPartner ? 0 : list,
    warehouses: isPartner ? givenWarehouses['0'] : (warehouses ?? undefined),
    categories: categories ?? undefined,
    brands: brands ?? undefined,
    stocked,
    client: client?.slice(0, 40) ?? null,
  }
}

/** Name of the customer, if readable. */
export async function clientNamed({ records, me }: RequestContext, { client }: CatalogueQuery) {
  if (client === null) return undefined
  const resource = records.catalogue.get('clients')
  const among = readScope(resource, me)
  const stored = await load(records.db.read, resource, { key: client, scope: among })
  if (!stored) throw new Refusal(422, 'invalid', { errors: { client: { key: 'notReference' } } })
  return String(stored.record.Cliente)
}
