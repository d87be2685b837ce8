import { orderMoves as moves } from '../texts/orderMoves'
import { orderSays as says } from '../texts/orderSays'
import { approval, ownTermKept } from './orderApproval'
import { charge, goods, reserve, take } from './orderEffects'
import { orderEndings } from './orderEndings'
import { everySerial, orderSerials } from './orderSerials'
import { onCredit, openOrders, order, orderStates } from './orderStates'

/** Nine zeros where a waybill's number stands: no courier, so an employee delivers. */
const noCourier = { NUMEROGUIA: '000000000' } as const
const byHand = { ...noCourier, IDUSUARIOENTREGARA: { empty: false } } as const
const approved = { FECHAAPROBO: '$now', USUARIOAPROBO: '$me.ID' } as const
/** SAP's number of the order comes with its answer. */
const salesOrder = { call: 'sap.ordenVenta', fills: { DOCNUM: 'documento' } } as const
const forward = { icon: 'check', colour: 'success' } as const

/** The life of an order (domain.md 4.1): approved, loaded, invoiced, dispatched, proved. Where it begins depends on who places it. */
export const orderFlow = {
  initial: [
    { when: { '$me.ROLE': '31' }, to: order.seller },
    { when: { '$me.ROLE': '0' }, to: order.support },
    { to: order.credit },
  ],
  states: orderStates,
  keeps: [{ ...reserve, when: { ...goods, ESTADO: { in: openOrders } } }],
  transitions: {
    aprobarVendedor: {
      label: moves.aprobarVendedor,
      from: [order.seller],
      to: order.credit,
      by: { or: [{ '$me.ROLE': '10' }, { '$me.ROLE': '7', VENDEDOR: '$me.ID' }] },
      warn: [ownTermKept],
      ...forward,
    },
    aprobarSoporte: {
      label: moves.aprobarSoporte,
      from: [order.support],
      to: order.purchasing,
      by: ['2'],
      ...forward,
    },
    aprobarCompras: {
      label: moves.aprobarCompras,
      from: [order.purchasing],
      to: order.credit,
      by: ['1'],
      ...forward,
    },
    aprobar: {
      ...approval,
      label: moves.aprobar,
      to: order.serials,
      by: ['9', '10'],
      effects: [{ set: approved }, salesOrder],
      ...forward,
    },
    retener: {
      ...approval,
      label: moves.retener,
      to: order.held,
      by: ['9'],
      approval: { ...approval.approval, tiers: [{ by: ['9'], people: 2 }] },
      effects: [{ set: { ...approved, PEDIDO_RETENIDO: true } }],
      icon: 'pause',
      colour: 'warning',
    },
    liberar: {
      label: moves.liberar,
      from: [order.held],
      to: order.serials,
      by: ['9'],
      effects: [{ set: { PEDIDO_RETENIDO: false } }, salesOrder],
      icon: 'play_arrow',
      colour: 'success',
    },
    observar: {
      label: moves.observar,
      from: [order.credit],
      by: ['9'],
      ask: ['NUMEROFACTURAE4'],
      icon: 'comment',
    },
    generarGuia: {
      label: moves.generarGuia,
      from: [order.serials],
      by: ['8', '10'],
      ask: ['BULTOS'],
      need: ['BULTOS'],
      when: [{ rule: { NUMEROGUIA: { empty: true } }, else: says.hasWaybill }],
      effects: [{ call: 'servientrega.guia', fills: { NUMEROGUIA: 'guia', GUIA_PDF: 'archivo' } }],
      icon: 'local_shipping',
    },
    ...orderSerials,
    enviarFacturar: {
      label: moves.enviarFacturar,
      from: [order.serials],
      to: order.billing,
      by: ['8'],
      ask: ['NUMEROGUIA', 'IDUSUARIOENTREGARA'],
      need: [
        'NUMEROGUIA',
        {
          when: { ...noCourier, '$me.COMPANY': 'HT', 'CLIENTEID.RETIRA': { ne: true } },
          fields: ['IDUSUARIOENTREGARA'],
        },
      ],
      when: everySerial,
      icon: 'receipt',
      colour: 'success',
    },
    imprimir: {
      label: moves.imprimir,
      from: [order.serials, order.billing, order.dispatch],
      by: ['8'],
      effects: [{ set: { FECHA_IMPRESION: '$now' } }],
      icon: 'print',
    },
    priorizar: {
      label: moves.priorizar,
      from: [order.billing],
      by: ['9'],
      effects: [{ set: { PRIORIDAD: '$now' } }],
      icon: 'vertical_align_top',
    },
    facturar: {
      label: moves.facturar,
      from: [order.billing],
      to: order.dispatch,
      by: ['9'],
      when: everySerial,
      effects: [
        { set: { FECHAFACTURACION: '$now' } },
        {
          close: 'clients',
          where: { ID: { from: 'CLIENTEID' } },
          set: { ULTIMA_FACTURA: '$now' },
        },
        { ...take, when: goods },
        { ...charge, when: onCredit },
        {
          call: 'sap.factura',
          fills: {
            FECHAFACTURACION: 'emitida',
            NUMEROFACTURALIDENAR: 'numero',
            CLAVE_ACCESO: 'clave',
            FACTURA_PDF: 'archivo',
          },
        },
      ],
      icon: 'request_quote',
      colour: 'success',
    },
    despachar: {
      label: moves.despachar,
      from: [order.dispatch],
      to: [{ when: byHand, to: order.evidence }, { to: order.done }],
      by: ['8'],
      effects: [
        { set: { PRIORIDAD: null } },
        { when: byHand, notify: { from: 'IDUSUARIOENTREGARA' }, text: says.toDeliver },
      ],
      icon: 'local_shipping',
      colour: 'success',
    },
    cargarEvidencia: {
      label: moves.cargarEvidencia,
      from: [order.evidence],
      to: order.validation,
      by: { or: [{ IDUSUARIOENTREGARA: '$me.ID' }, { '$me.ROLE': '10' }] },
      ask: ['URL_INVOICE_SELLER'],
      need: ['URL_INVOICE_SELLER'],
      icon: 'upload_file',
    },
    evidenciaValida: {
      label: moves.evidenciaValida,
      from: [order.validation],
      to: order.done,
      by: ['9'],
      icon: 'verified',
      colour: 'success',
    },
    evidenciaNoValida: {
      label: moves.evidenciaNoValida,
      from: [order.validation],
      to: order.evidence,
      by: ['9'],
      ask: ['COMENTARIOENTREGA'],
      need: ['COMENTARIOENTREGA'],
      effects: [{ notify: { from: 'IDUSUARIOENTREGARA' }, text: says.evidenceRejected }],
      icon: 'thumb_down',
      colour: 'error',
    },
    ...orderEndings,
  },
} as const
