import { unit } from './warrantyUnit'

/** Once decided, the unlock code of the device is deleted. */
export const dated = { set: { FECHA_DECISION: '$now', CLAVE_DESBLOQUEO: null } } as const
export const tellCustomer = { notify: { field: 'USUARIO_CREACION_ORDEN' } } as const

const credit = ['admin', 'credit'] as const
const free = { '$me.ROLE': { in: credit }, NC_PEDIDA_POR: { empty: true } } as const
const asked = { '$me.ROLE': { in: credit }, NC_PEDIDA_POR: { empty: false } } as const
const nobody = { NC_PEDIDA_POR: null, NC_PEDIDA_EL: null } as const

/** The credit note belongs to the customer on the invoice. */
export const isTheBuyers = {
  rule: { or: [{ COMPRADOR: { empty: true } }, { COMPRADOR: { eq: { field: 'CARD_CODE' } } }] },
  message: 'El equipo fue facturado a otro cliente: corrija el cliente de la orden',
} as const

const noLine = {
  ...{ ORDEN_ID: null, NUMEROFACTURALIDENAR: null, PRODUCTO_ID: null, SERIE_VENDIDA: null },
  ...{ PRECIO_FACTURADO: null, PRICE_EXCL_IVA: null, MOTIVO_NC: null, OBS_NC: null },
} as const

/** Credit note of a device: from its invoice line, approved by a second user, made in SAP. */
export const creditMoves = {
  pedirNotaCredito: {
    label: 'Pedir nota de crédito',
    from: [unit.applies],
    allow: free,
    dialogFields: ['PRICE_EXCL_IVA', 'MOTIVO_NC', 'OBS_NC'],
    requiredFields: [
      'PRICE_EXCL_IVA',
      'MOTIVO_NC',
      { when: { MOTIVO_NC: 'OTRO' }, fields: ['OBS_NC'] },
    ],
    guards: [
      isTheBuyers,
      { rule: { PRICE_EXCL_IVA: { gt: 0 } }, message: 'El precio sin IVA debe ser mayor que cero' },
    ],
    effects: [
      { handler: 'lineaPorAcreditar' },
      { set: { NC_PEDIDA_POR: '$me.ID', NC_PEDIDA_EL: '$now', NC_DEVUELTA: null } },
      { notify: credit, text: 'Una nota de crédito espera su aprobación' },
    ],
    icon: 'send',
    colour: 'success',
  },
  crearNotaCredito: {
    label: 'Aprobar y crear en SAP',
    from: [unit.applies],
    to: unit.credited,
    allow: asked,
    guards: [
      isTheBuyers,
      {
        rule: { NC_PEDIDA_POR: { ne: '$me.ID' } },
        message: 'Debe aprobarla una persona distinta de quien la solicitó',
      },
      { rule: { PRICE_EXCL_IVA: { gt: 0 } }, message: 'El precio sin IVA debe ser mayor que cero' },
    ],
    effects: [
      { handler: 'lineaPorAcreditar' },
      dated,
      { set: { NC_APROBADA_POR: '$me.ID' } },
      { update: 'serials', match: { ID: { field: 'SERIE_VENDIDA' } }, set: { NOTA_CREDITO: true } },
      {
        call: 'sap.notaCredito',
        with: {
          ID_ORDEN: { field: 'ID_ORDEN' },
          EMPRESA: { field: 'EMPRESA' },
          CARD_CODE: { field: 'CARD_CODE' },
          IMEI_SERIE: { field: 'IMEI_SERIE' },
          NUMEROFACTURALIDENAR: { field: 'NUMEROFACTURALIDENAR' },
          ORDEN_ID: { field: 'ORDEN_ID' },
          PRODUCTO_ID: { field: 'PRODUCTO_ID' },
          PRICE_EXCL_IVA: { field: 'PRICE_EXCL_IVA' },
          MOTIVO_NC: { field: 'MOTIVO_NC' },
        },
        mapResponse: { NOTA_CREDITO: 'documento', NOTA_CREDITO_PDF: 'archivo' },
      },
      { ...tellCustomer, text: 'La nota de crédito está en trámite' },
      { notify: { field: 'NC_PEDIDA_POR' }, text: 'La nota de crédito está en trámite' },
    ],
    icon: 'request_quote',
    colour: 'success',
  },
  devolverNotaCredito: {
    label: 'Devolver la solicitud',
    from: [unit.applies],
    allow: asked,
    dialogFields: ['NC_DEVUELTA'],
    requiredFields: ['NC_DEVUELTA'],
    effects: [
      { notify: { field: 'NC_PEDIDA_POR' }, text: 'Se devolvió la solicitud de nota de crédito' },
      { set: nobody },
    ],
    icon: 'undo',
    colour: 'warning',
  },
  volverADecidir: {
    label: 'Cambiar decisión',
    from: [unit.applies],
    to: unit.received,
    allow: free,
    effects: [{ set: noLine }],
    icon: 'undo',
  },
} as const
