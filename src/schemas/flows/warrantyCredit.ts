import { warrantyMoves as moves } from '../texts/warrantyMoves'
import { warrantySays as says } from '../texts/warrantySays'
import { unit } from './warrantyUnit'

/** Decided; nobody needs to open the device any more. */
export const dated = { set: { FECHA_DECISION: '$now', CLAVE_DESBLOQUEO: null } } as const
export const tell = { notify: { from: 'USUARIO_CREACION_ORDEN' } } as const

const credit = ['10', '9'] as const
const free = { '$me.ROLE': { in: credit }, NC_PEDIDA_POR: { empty: true } } as const
const asked = { '$me.ROLE': { in: credit }, NC_PEDIDA_POR: { empty: false } } as const
const nobody = { NC_PEDIDA_POR: null, NC_PEDIDA_EL: null } as const

/** A credit note goes to whom the device was invoiced. */
export const isTheBuyers = {
  rule: { or: [{ COMPRADOR: { empty: true } }, { COMPRADOR: { eq: { field: 'CARD_CODE' } } }] },
  else: says.otherBuyer,
} as const

const noLine = {
  ...{ ORDEN_ID: null, NUMEROFACTURALIDENAR: null, PRODUCTO_ID: null, SERIE_VENDIDA: null },
  ...{ PRECIO_FACTURADO: null, PRICE_EXCL_IVA: null, MOTIVO_NC: null, OBS_NC: null },
} as const

/** The credit note for a device (ux.md 4.11): from its invoice line, agreed to by a second person, made in SAP. */
export const creditMoves = {
  pedirNotaCredito: {
    label: moves.pedirNotaCredito,
    from: [unit.applies],
    by: free,
    ask: ['PRICE_EXCL_IVA', 'MOTIVO_NC', 'OBS_NC'],
    need: ['PRICE_EXCL_IVA', 'MOTIVO_NC', { when: { MOTIVO_NC: 'OTRO' }, fields: ['OBS_NC'] }],
    when: [isTheBuyers, { rule: { PRICE_EXCL_IVA: { gt: 0 } }, else: says.priceMissing }],
    effects: [
      { run: 'lineaPorAcreditar' },
      { set: { NC_PEDIDA_POR: '$me.ID', NC_PEDIDA_EL: '$now', NC_DEVUELTA: null } },
      { notify: credit, text: says.creditNoteAsked },
    ],
    icon: 'send',
    colour: 'success',
  },
  crearNotaCredito: {
    label: moves.crearNotaCredito,
    from: [unit.applies],
    to: unit.credited,
    by: asked,
    when: [
      isTheBuyers,
      { rule: { NC_PEDIDA_POR: { ne: '$me.ID' } }, else: says.anotherApproves },
      { rule: { PRICE_EXCL_IVA: { gt: 0 } }, else: says.priceMissing },
    ],
    effects: [
      { run: 'lineaPorAcreditar' },
      dated,
      { set: { NC_APROBADA_POR: '$me.ID' } },
      { close: 'serials', where: { ID: { from: 'SERIE_VENDIDA' } }, set: { NOTA_CREDITO: true } },
      {
        call: 'sap.notaCredito',
        with: {
          ID_ORDEN: { from: 'ID_ORDEN' },
          EMPRESA: { from: 'EMPRESA' },
          CARD_CODE: { from: 'CARD_CODE' },
          IMEI_SERIE: { from: 'IMEI_SERIE' },
          NUMEROFACTURALIDENAR: { from: 'NUMEROFACTURALIDENAR' },
          ORDEN_ID: { from: 'ORDEN_ID' },
          PRODUCTO_ID: { from: 'PRODUCTO_ID' },
          PRICE_EXCL_IVA: { from: 'PRICE_EXCL_IVA' },
          MOTIVO_NC: { from: 'MOTIVO_NC' },
        },
        fills: { NOTA_CREDITO: 'documento', NOTA_CREDITO_PDF: 'archivo' },
      },
      { ...tell, text: says.creditNoteMade },
      { notify: { from: 'NC_PEDIDA_POR' }, text: says.creditNoteMade },
    ],
    icon: 'request_quote',
    colour: 'success',
  },
  devolverNotaCredito: {
    label: moves.devolverNotaCredito,
    from: [unit.applies],
    by: asked,
    ask: ['NC_DEVUELTA'],
    need: ['NC_DEVUELTA'],
    effects: [{ notify: { from: 'NC_PEDIDA_POR' }, text: says.creditNoteBack }, { set: nobody }],
    icon: 'undo',
    colour: 'warning',
  },
  volverADecidir: {
    label: moves.volverADecidir,
    from: [unit.applies],
    to: unit.received,
    by: free,
    effects: [{ set: noLine }],
    icon: 'undo',
  },
} as const
