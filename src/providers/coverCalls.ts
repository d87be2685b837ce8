import { httpErrorOf } from './dataProvider/httpError'
import type { Http } from './http'

/** A device we sold: until when it is covered, and who mends it. */
export interface Cover {
  readonly garantia: string
  readonly hasta: string
  readonly data: {
    readonly IMEI_SERIE: string
    readonly NOM_PRODUCTO: string
    readonly MARCA: string | null
    readonly NOM_MARCA: string | null
    readonly FECHA_VENTA: string
    readonly DEVUELTO: boolean
    readonly COD_CLIENTE: string | null
    readonly NOM_CLIENTE: string | null
    readonly NAME_EMPLEADO_X_FACTURACION: string | null
    readonly EMAIL_EMPLEADO_X_FACTURACION?: string | null
    readonly NUMEROFACTURA?: string | null
  }
  readonly taller: {
    readonly empresa: string | null
    readonly direccion: string | null
    readonly persona_contacto: string | null
    readonly correo_contacto: string | null
    readonly telefono_contacto: string | null
  } | null
  /** Its open order; true: there is one that this person may not read. */
  readonly orden: number | true | null
}

export interface CoveredUnit {
  readonly IMEI_SERIE: string
  readonly NOM_PRODUCTO: string
  readonly FECHA_VENTA: string
  readonly garantia: string
  readonly hasta: string
}

const PATH = '/hanadb/api/technical_service'

/** Null: we sold no such device, or not to this person. */
export async function coverOf(http: Http, code: string, signal: AbortSignal) {
  const answer = await http.exchange(`${PATH}/garantia_imei_sap?imei=${encodeURIComponent(code)}`, {
    signal,
  })
  if (answer.status === 204 || answer.status === 404) return null
  if (!answer.ok) throw httpErrorOf(answer)
  return answer.body as Cover
}

export async function coversOfClient(http: Http, client: string, signal: AbortSignal) {
  const path = `${PATH}/garantias_cliente?cliente=${encodeURIComponent(client)}`
  const answer = await http.exchange(path, { signal })
  if (!answer.ok) throw httpErrorOf(answer)
  return (answer.body as { result: readonly CoveredUnit[] }).result
}
