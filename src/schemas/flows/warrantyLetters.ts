import type { EmailTemplate } from '../../model/definition/effect'

/** Mail to the invoicing agent, if the address is known, with the workshop's report. */
const toWhoInvoiced = { field: 'EMAIL_EMPLEADO_X_FACTURACION', files: ['URL_DROPBOX'] } as const

const device = `Orden: {ID_ORDEN}
Equipo: {NOM_PRODUCTO}
IMEI o serie: {IMEI_SERIE}
Falla: {FALLA}
Observación al recibirlo: {OBS_VENDEDOR}`

/** Mails about the workshop's decision. */
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
} as const satisfies Readonly<Record<string, EmailTemplate>>
