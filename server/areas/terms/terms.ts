import { ownTerm } from '../../../src/domain/paymentTerms'
import type { AfterWrite, Asking, BeforeCreate, Records, Values } from '../../records/context'
import { closeRows } from '../../records/flow/others'
import { load } from '../../records/read'
import { livingOf, readScope } from '../../records/scope'

/** An order that says nothing of its payment takes its customer's own term. */
export const proposeTerm: BeforeCreate = async ({ records, me }, asked) => {
  if (asked.FORMADEPAGO != null || asked.CLIENTEID == null) return {}
  const clients = records.catalogue.get('clients')
  const key = String(asked.CLIENTEID)
  const found = await load(records.db.read, clients, { key, among: readScope(clients, me) })
  return found ? { FORMADEPAGO: String(ownTerm(found.record)) } : {}
}

/** A new customer has the margin of their company. */
export const companyMargin: BeforeCreate = async ({ records, me }) => {
  const companies = records.catalogue.get('companies')
  const key = String(me.EMPRESA)
  const found = await load(records.db.read, companies, { key, among: livingOf(companies, me) })
  return { MARGEN_CUPO: found?.record.MARGEN_CUPO ?? null }
}

/** A company's margin is that of all its customers. */
export const spreadMargin =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!after || (before?.MARGEN_CUPO ?? null) === (after.MARGEN_CUPO ?? null)) return
    const asking: Asking = {
      ...{ records: records(), resource: records().catalogue.get('companies'), language: 'es' },
      me: { ...me, EMPRESA: String(key) },
    }
    const set = { MARGEN_CUPO: { from: 'MARGEN_CUPO' } }
    const record: Values = after
    await closeRows(trx, asking, { effect: { close: 'clients', where: {}, set }, record })
  }
