import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import { instant, integer, object, orNull, text } from '../model/route/shapes'

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
