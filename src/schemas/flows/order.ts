import { approval, ownTermKept } from './orderApproval'
import { charge, reserve, reservedGoods, take } from './orderEffects'
import { orderEndings } from './orderEndings'
import { everySerial, orderSerials } from './orderSerials'
import { onCredit, openOrderStates, orderState, orderStates } from './orderStates'

/** Waybill number of nine zeros: delivered by an employee. */
const noCourier = { NUMEROGUIA: '000000000' } as const
const byHand = { ...noCourier, IDUSUARIOENTREGARA: { empty: false } } as const
const approved = { FECHAAPROBO: '$now', USUARIOAPROBO: '$me.ID' } as const
/** SAP answers the number of the order. */
const salesOrder = { call: 'sap.ordenVenta', mapResponse: { DOCNUM: 'documento' } } as const
const forward = { icon: 'check', colour: 'success' } as const

/**
 * Flow of an order (business.md#orders): approved, loaded, invoiced, dispatched, delivered. The initial
 * state depends on the role.
 */
export const orderFlow = {
  initial: [
    { when: { '$me.ROLE': 'customer' }, value: orderState.seller },
    { when: { '$me.ROLE': 'partnerSales' }, value: orderState.support },
    { value: orderState.credit },
  ],
  states: orderStates,
  reserves: [{ ...reserve, when: { ...reservedGoods, ESTADO: { in: openOrderStates } } }],
  transitions: {
    aprobarVendedor: {
      label: 'Aprobar',
      from: [orderState.seller],
      to: orderState.credit,
      allow: { or: [{ '$me.ROLE': 'admin' }, { '$me.ROLE': 'salesAgent', VENDEDOR: '$me.ID' }] },
      warn: [ownTermKept],
      ...forward,
    },
    aprobarSoporte: {
      label: 'Aprobar',
      from: [orderState.support],
      to: orderState.purchasing,
      allow: ['partnerSupport'],
      ...forward,
    },
    aprobarCompras: {
      label: 'Aprobar',
      from: [orderState.purchasing],
      to: orderState.credit,
      allow: ['partnerPurchasing'],
      ...forward,
    },
    aprobar: {
      ...approval,
      label: 'Aprobar y enviar a cargar series',
      to: orderState.serials,
      allow: ['credit', 'admin'],
      effects: [{ set: approved }, salesOrder],
      ...forward,
    },
    retener: {
      ...approval,
      label: 'Aprobar y retener',
      to: orderState.held,
      allow: ['credit'],
      approval: { ...approval.approval, tiers: [{ allow: ['credit'], people: 2 }] },
      effects: [{ set: { ...approved, PEDIDO_RETENIDO: true } }],
      icon: 'pause',
      colour: 'warning',
    },
    liberar: {
      label: 'Liberar pedido',
      from: [orderState.held],
      to: orderState.serials,
      allow: ['credit'],
      effects: [{ set: { PEDIDO_RETENIDO: false } }, salesOrder],
      icon: 'play_arrow',
      colour: 'success',
    },
    observar: {
      label: 'Agregar observación de cartera',
      from: [orderState.credit],
      allow: ['credit'],
      dialogFields: ['NUMEROFACTURAE4'],
      icon: 'comment',
    },
    generarGuia: {
      label: 'Generar guía',
      from: [orderState.serials],
      allow: ['warehouse', 'admin'],
      dialogFields: ['BULTOS'],
      requiredFields: ['BULTOS'],
      guards: [{ rule: { NUMEROGUIA: { empty: true } }, message: 'El pedido ya tiene guía' }],
      effects: [
        { call: 'servientrega.guia', mapResponse: { NUMEROGUIA: 'guia', GUIA_PDF: 'archivo' } },
      ],
      icon: 'local_shipping',
    },
    ...orderSerials,
    enviarFacturar: {
      label: 'Enviar a facturar',
      from: [orderState.serials],
      to: orderState.billing,
      allow: ['warehouse'],
      dialogFields: ['NUMEROGUIA', 'IDUSUARIOENTREGARA'],
      requiredFields: [
        'NUMEROGUIA',
        {
          when: { ...noCourier, '$me.COMPANY': 'HT', 'CLIENTEID.RETIRA': { ne: true } },
          fields: ['IDUSUARIOENTREGARA'],
        },
      ],
      guards: everySerial,
      icon: 'receipt',
      colour: 'success',
    },
    imprimir: {
      label: 'Marcar como impresa',
      from: [orderState.serials, orderState.billing, orderState.dispatch],
      allow: ['warehouse'],
      effects: [{ set: { FECHA_IMPRESION: '$now' } }],
      icon: 'print',
    },
    priorizar: {
      label: 'Priorizar',
      from: [orderState.billing],
      allow: ['credit'],
      effects: [{ set: { PRIORIDAD: '$now' } }],
      icon: 'vertical_align_top',
    },
    facturar: {
      label: 'Crear factura en SAP',
      from: [orderState.billing],
      to: orderState.dispatch,
      allow: ['credit'],
      guards: everySerial,
      effects: [
        { set: { FECHAFACTURACION: '$now' } },
        {
          update: 'clients',
          match: { ID: { field: 'CLIENTEID' } },
          set: { ULTIMA_FACTURA: '$now' },
        },
        { ...take, when: reservedGoods },
        { ...charge, when: onCredit },
        {
          call: 'sap.factura',
          mapResponse: {
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
      label: 'Despachar pedido',
      from: [orderState.dispatch],
      to: [{ when: byHand, value: orderState.evidence }, { value: orderState.done }],
      allow: ['warehouse'],
      effects: [
        { set: { PRIORIDAD: null } },
        {
          when: byHand,
          notify: { field: 'IDUSUARIOENTREGARA' },
          text: 'Se le asignó una entrega: después de entregar, cargue la factura firmada',
        },
      ],
      icon: 'local_shipping',
      colour: 'success',
    },
    cargarEvidencia: {
      label: 'Cargar evidencia',
      from: [orderState.evidence],
      to: orderState.validation,
      allow: { or: [{ IDUSUARIOENTREGARA: '$me.ID' }, { '$me.ROLE': 'admin' }] },
      dialogFields: ['URL_INVOICE_SELLER'],
      requiredFields: ['URL_INVOICE_SELLER'],
      icon: 'upload_file',
    },
    evidenciaValida: {
      label: 'Aceptar evidencia',
      from: [orderState.validation],
      to: orderState.done,
      allow: ['credit'],
      dialogInfo: ['URL_INVOICE_SELLER', 'NUMEROFACTURALIDENAR', 'IDUSUARIOENTREGARA'],
      icon: 'verified',
      colour: 'success',
    },
    evidenciaNoValida: {
      label: 'Rechazar evidencia',
      from: [orderState.validation],
      to: orderState.evidence,
      allow: ['credit'],
      dialogInfo: ['URL_INVOICE_SELLER'],
      dialogFields: ['COMENTARIOENTREGA'],
      requiredFields: ['COMENTARIOENTREGA'],
      effects: [
        {
          notify: { field: 'IDUSUARIOENTREGARA' },
          text: 'Crédito rechazó la evidencia de entrega',
        },
      ],
      icon: 'thumb_down',
      colour: 'error',
    },
    ...orderEndings,
  },
} as const
