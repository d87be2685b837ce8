import { tenantOf } from '../../../src/base/business'
import { ownTerm } from '../../../src/domain/orders/paymentTerms'
import type {
  AfterWrite,
  BeforeCreate,
  Records,
  RecordValues,
  RequestContext,
} from '../../query/requestContext'
import { activeRows, readScope } from '../../query/scope'
import { load } from '../../read/read'
import { updateRows } from '../../write/relatedRows'

/** Default payment term: the customer's. */
export const proposeTerm: BeforeCreate = async ({ records, me }, values) => {
  if (values.FORMADEPAGO != null || values.CLIENTEID == null) return {}
  const clients = records.catalogue.get('clients')
  const key = String(values.CLIENTEID)
  const client = await load(records.db.read, clients, { key, scope: readScope(clients, me) })
  return client ? { FORMADEPAGO: String(ownTerm(client.record)) } : {}
}

/** Margin of a new customer: the company's. */
export const companyMargin: BeforeCreate = async ({ records, me }) => {
  const companies = records.catalogue.get('companies')
  const key = String(tenantOf(me))
  const company = await load(records.db.read, companies, { key, scope: activeRows(companies, me) })
  return { MARGEN_CUPO: company?.record.MARGEN_CUPO ?? null }
}

/** Copies a company's margin to all its customers. */
export const spreadMargin =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!after || (before?.MARGEN_CUPO ?? null) === (after.MARGEN_CUPO ?? null)) return
    const request: RequestContext = {
      ...{ records: records(), resource: records().catalogue.get('companies'), language: 'es' },
      me: { ...me, EMPRESA: String(key) },
    }
    const set = { MARGEN_CUPO: { field: 'MARGEN_CUPO' } }
    const record: RecordValues = after
    await updateRows(trx, request, { effect: { update: 'clients', match: {}, set }, record })
  }
