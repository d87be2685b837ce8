import type { Language } from '../../../src/base/text'
import type { ServiceState } from '../../../src/contracts/service'
import { systemUserAs } from '../../../src/model/access/systemUser'
import type { Catalogue } from '../../../src/model/fields/resource'
import { Refusal } from '../../base/refusal'
import type { Db } from '../../db/db'
import { findRows } from '../../query/findRows'
import { activeRows } from '../../query/scope'
import { rowsByCode } from '../../read/rowsByCode'

interface Parts {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly language: Language
}

/** Visitor identity: the code is the only key, and the answer is limited below. */
const visitor = (company: string | null) => systemUserAs('10', company)

/** Status of an order for holders of its code, without names, prices and addresses. */
export async function readServiceState({ db, catalogue, language }: Parts, code: string) {
  const resource = catalogue.get('warranty-orders')
  const field = resource.fields.get('CODIGO_PUBLICO')
  const state = resource.fields.get('ESTADO')
  if (!field || !state) throw new Refusal(404, 'noSuchCode')
  const companies = catalogue.get('companies')
  const all = await findRows(db.read, companies, {
    scope: activeRows(companies, visitor(null)),
    where: {},
  })
  for (const company of all) {
    const among = activeRows(resource, visitor(String(company[companies.key.name])))
    const [order] = await rowsByCode(db.read, { resource, field }, { scope: among, codes: [code] })
    if (order)
      return {
        ID_ORDEN: order.ID_ORDEN,
        NOM_PRODUCTO: order.NOM_PRODUCTO,
        IMEI: String(order.IMEI_SERIE).slice(-4),
        ESTADO: order.ESTADO,
        estado: state.print(order.ESTADO, language),
        FECHA_CREACION: order.FECHA_CREACION,
        FECHA_DECISION: order.FECHA_DECISION ?? null,
      } as ServiceState
  }
  throw new Refusal(404, 'noSuchCode')
}
