import type { Letter } from '../../model/letter'

/** To who invoiced a device, where their address is known; the report of the workshop goes with it. */
const toWhoInvoiced = { to: 'EMAIL_EMPLEADO_X_FACTURACION', files: ['URL_DROPBOX'] } as const

const device = `Orden: {ID_ORDEN}
Equipo: {NOM_PRODUCTO}
IMEI o serie: {IMEI_SERIE}
Falla: {FALLA}
Observación al recibirlo: {OBS_VENDEDOR}`

/** What the workshop decided about a device, as its letter tells it. */
export const warrantyLetters = {
  outOfWarranty: {
    ...toWhoInvoiced,
    subject: 'Orden {ID_ORDEN}: equipo fuera de garantía ({IMEI_SERIE})',
    text: `Estimado/a {NAME_EMPLEADO_X_FACTURACION}:

El servicio técnico revisó el equipo y decidió que está fuera de garantía.

${device}
Motivo: {NO_APLICA_NOTA_CREDITO}

No aplica nota de crédito. El equipo se entrega contra la presentación del comprobante de recepción.`,
  },
  repaired: {
    ...toWhoInvoiced,
    subject: 'Orden {ID_ORDEN}: equipo reparado en el taller ({IMEI_SERIE})',
    text: `Estimado/a {NAME_EMPLEADO_X_FACTURACION}:

El equipo fue reparado en el taller y está listo para entregarse.

${device}
Trabajo realizado: {NO_APLICA_NOTA_CREDITO}

No aplica nota de crédito. El equipo se entrega contra la presentación del comprobante de recepción.`,
  },
} as const satisfies Readonly<Record<string, Letter>>
