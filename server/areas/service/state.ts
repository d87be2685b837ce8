import type { Language } from '../../../src/domain/text'
import { nobodyAs } from '../../../src/model/nobody'
import type { Catalogue } from '../../../src/model/resource'
import type { Db } from '../../db/db'
import { rowsBearing } from '../../records/bearing'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'
import { Refusal } from '../../refusal'

interface Parts {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly language: Language
}

/** Nobody is signed in: what may be told is written below, and the code is the only key to it. */
const visitor = (company: string | null) => nobodyAs('10', company)

/** How an order stands for who has its code: no name, no price, no address. */
export async function stateOf({ db, catalogue, language }: Parts, code: string) {
  const resource = catalogue.get('warranty-orders')
  const field = resource.fields.get('CODIGO_PUBLICO')
  const state = resource.fields.get('ESTADO')
  if (!field || !state) throw new Refusal(404, 'noSuchCode')
  const companies = catalogue.get('companies')
  const all = await rowsAmong(db.read, companies, {
    among: livingOf(companies, visitor(null)),
    where: {},
  })
  for (const company of all) {
    const among = livingOf(resource, visitor(String(company[companies.key.name])))
    const [order] = await rowsBearing(db.read, { resource, field }, { among, codes: [code] })
    if (order)
      return {
        ID_ORDEN: order.ID_ORDEN,
        NOM_PRODUCTO: order.NOM_PRODUCTO,
        IMEI: String(order.IMEI_SERIE).slice(-4),
        ESTADO: order.ESTADO,
        estado: state.print(order.ESTADO, language),
        FECHA_CREACION: order.FECHA_CREACION,
        FECHA_DECISION: order.FECHA_DECISION ?? null,
      }
  }
  throw new Refusal(404, 'noSuchCode')
}
