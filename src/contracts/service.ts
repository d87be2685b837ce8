import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  day,
  either,
  flag,
  instant,
  integer,
  list,
  object,
  orNull,
  type RouteShape,
  text,
} from '../model/route/shapes'

/** Status of an order for holders of its code, which is sent in the body rather than the address. */
export const serviceState = defineRoute('POST /hanadb/api/service-state', {
  name: 'platform.serviceState',
  policy: 'public',
  body: object({ code: text }),
  response: object({
    ID_ORDEN: integer,
    NOM_PRODUCTO: text,
    /** Last four digits. */
    IMEI: text,
    ESTADO: integer,
    estado: text,
    FECHA_CREACION: instant,
    FECHA_DECISION: orNull(instant),
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
const textOrNull = orNull(text)
const verdict = { garantia: text, hasta: day }

/** A sold device: warranty period and workshop. */
const cover = object({
  ...verdict,
  data: object({
    IMEI_SERIE: text,
    NOM_PRODUCTO: text,
    MARCA: textOrNull,
    NOM_MARCA: textOrNull,
    FECHA_VENTA: day,
    DEVUELTO: flag,
    COD_CLIENTE: textOrNull,
    NOM_CLIENTE: textOrNull,
    NAME_EMPLEADO_X_FACTURACION: textOrNull,
    'EMAIL_EMPLEADO_X_FACTURACION?': textOrNull,
    'ORDEN_ID?': integer,
    'NUMEROFACTURA?': textOrNull,
  }),
  taller: orNull(
    object({
      empresa: textOrNull,
      direccion: textOrNull,
      persona_contacto: textOrNull,
      correo_contacto: textOrNull,
      telefono_contacto: textOrNull,
    }),
  ),
  /** Open warranty order; true if it exists but the user may not read it. */
  orden: orNull(either(integer, { const: true } as RouteShape<true>)),
})

/** Warranty of a device by its number; empty for a device that was not sold by us, or not to this user. */
export const warrantyCover = defineRoute(`GET ${PATH}/garantia_imei_sap`, {
  ...asReader,
  name: 'service.warrantyCover',
  query: { imei: text },
  response: cover,
  none: 'notOurs',
})

/** Devices a customer bought last. */
export const clientCovers = defineRoute(`GET ${PATH}/garantias_cliente`, {
  ...asReader,
  name: 'service.clientCovers',
  query: { cliente: text },
  response: object({
    result: list(object({ IMEI_SERIE: text, NOM_PRODUCTO: text, FECHA_VENTA: day, ...verdict })),
  }),
})

export type Cover = NonNullable<ResponseOf<typeof warrantyCover>>
export type CoveredUnit = ResponseOf<typeof clientCovers>['result'][number]
