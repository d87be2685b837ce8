import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

/** Status of an order for holders of its code, which is sent in the body rather than the address. */
export const serviceState = defineRoute('POST /hanadb/api/service-state', {
  name: 'platform.serviceState',
  policy: 'public',
  body: s.object({ code: s.text }),
  response: s.object({
    ID_ORDEN: s.integer,
    NOM_PRODUCTO: s.text,
    /** Last four digits. */
    IMEI: s.text,
    ESTADO: s.integer,
    estado: s.text,
    FECHA_CREACION: s.instant,
    FECHA_DECISION: s.orNull(s.instant),
  }),
  refusals: [404],
})

export type ServiceState = ResponseOf<typeof serviceState>

const PATH = '/hanadb/api/technical_service'
const asReader = {
  tag: 'platform',
  policy: 'schema',
  right: ['warranty-orders', 'read'],
  refusals: [404],
} as const
const textOrNull = s.orNull(s.text)
const verdict = { garantia: s.text, hasta: s.day }

/** A sold device: warranty period and workshop. */
const cover = s.object({
  ...verdict,
  data: s.object({
    IMEI_SERIE: s.text,
    NOM_PRODUCTO: s.text,
    MARCA: textOrNull,
    NOM_MARCA: textOrNull,
    FECHA_VENTA: s.day,
    DEVUELTO: s.flag,
    COD_CLIENTE: textOrNull,
    NOM_CLIENTE: textOrNull,
    NAME_EMPLEADO_X_FACTURACION: textOrNull,
    'EMAIL_EMPLEADO_X_FACTURACION?': textOrNull,
    'ORDEN_ID?': s.integer,
    'NUMEROFACTURA?': textOrNull,
  }),
  taller: s.orNull(
    s.object({
      empresa: textOrNull,
      direccion: textOrNull,
      persona_contacto: textOrNull,
      correo_contacto: textOrNull,
      telefono_contacto: textOrNull,
    }),
  ),
  /** Open warranty order; true if it exists but the user may not read it. */
  orden: s.orNull(s.either(s.integer, { const: true } as s.RouteShape<true>)),
})

/** Warranty of a device by its number; empty for a device that was not sold by us, or not to this user. */
export const warrantyCover = defineRoute(`GET ${PATH}/garantia_imei_sap`, {
  ...asReader,
  name: 'service.warrantyCover',
  query: { imei: s.text },
  response: cover,
  none: 'notOurs',
})

/** Devices a customer bought last. */
export const clientCovers = defineRoute(`GET ${PATH}/garantias_cliente`, {
  ...asReader,
  name: 'service.clientCovers',
  query: { cliente: s.text },
  response: s.object({
    result: s.list(
      s.object({ IMEI_SERIE: s.text, NOM_PRODUCTO: s.text, FECHA_VENTA: s.day, ...verdict }),
    ),
  }),
})

export type Cover = NonNullable<ResponseOf<typeof warrantyCover>>
export type CoveredUnit = ResponseOf<typeof clientCovers>['result'][number]
