import { orderTexts } from '../texts/orders'
import { creditWords } from '../texts/warrantyCredit'
import { faultWords as faults } from '../texts/warrantyFaults'
import { lockWords as lock } from '../texts/warrantyLock'
import { receivedWords } from '../texts/warrantyReceived'
import { warrantyWords as texts } from '../texts/warrantyWords'

/** Who decides about devices that came back. */
export const workshop = ['10', '9', '8'] as const
/** Who opens them to mend them. */
export const menders = ['10', '8'] as const
/** What a customer has signed, on the screen or on paper, stays as they signed it. */
export const whileUnsigned = {
  or: [
    { ID_ORDEN: { empty: true } },
    { FIRMA_CLIENTE: { empty: true }, SIN_FIRMA: { ne: 'PAPEL' } },
  ],
} as const
const isOpened = { TIPO_BLOQUEO: { in: ['PIN', 'PATRON', 'CLAVE'] } } as const

/** What is written down when a device is handed over, and what proves it. */
export const reception = {
  FALLA: {
    kind: 'choice',
    label: faults.fault,
    required: true,
    write: whileUnsigned,
    filter: true,
    options: {
      ENCENDIDO: faults.power,
      PANTALLA: faults.screen,
      BATERIA: faults.battery,
      AUDIO: faults.sound,
      CAMARA: faults.camera,
      SENAL: faults.signal,
      SOFTWARE: faults.software,
      CARCASA: faults.body,
      OTRA: faults.other,
    },
  },
  ACCESORIOS: {
    kind: 'longText',
    label: texts.accessories,
    help: texts.accessoriesHelp,
    write: whileUnsigned,
    maxLength: 500,
  },
  TIPO_BLOQUEO: {
    kind: 'choice',
    label: lock.lock,
    createOnly: true,
    options: {
      SIN: lock.none,
      PIN: lock.pin,
      PATRON: lock.pattern,
      CLAVE: lock.password,
      NO_ENTREGA: lock.withheld,
    },
  },
  // It opens everything its owner keeps: for who mends it, and no longer than that.
  CLAVE_DESBLOQUEO: {
    kind: 'text',
    label: lock.key,
    help: lock.keyHelp,
    maxLength: 60,
    createOnly: true,
    sealed: true,
    read: menders,
    show: isOpened,
    required: isOpened,
  },
  FOTOS: {
    kind: 'lines',
    label: texts.photos,
    input: 'photos',
    write: whileUnsigned,
    max: 6,
    fields: {
      FOTO: { kind: 'image', label: texts.photo, required: true, maxSize: 3_145_728 },
    },
  },
  SIN_FOTOS: {
    kind: 'text',
    label: texts.noPhotos,
    help: texts.noPhotosHelp,
    write: whileUnsigned,
    maxLength: 200,
    show: { FOTOS: { empty: true } },
    required: { FOTOS: { empty: true } },
  },
  FIRMA_CLIENTE: {
    kind: 'image',
    label: texts.signature,
    input: 'signature',
    write: whileUnsigned,
    maxSize: 1_048_576,
  },
  SIN_FIRMA: {
    kind: 'choice',
    label: texts.unsigned,
    write: whileUnsigned,
    show: { FIRMA_CLIENTE: { empty: true } },
    required: { FIRMA_CLIENTE: { empty: true } },
    options: {
      PAPEL: texts.onPaper,
      COURIER: texts.notHere,
      RECHAZA: texts.refuses,
    },
  },
  CODIGO_PUBLICO: {
    kind: 'code',
    label: texts.code,
    maxLength: 14,
    default: '$code',
    readOnly: true,
    unique: true,
  },
  CON_GUIA: {
    kind: 'boolean',
    label: texts.withWaybill,
    createOnly: true,
  },
} as const

/** What the workshop used, and how long it took. */
export const repair = {
  REPUESTOS: {
    kind: 'lines',
    label: texts.parts,
    readOnly: true,
    max: 30,
    fields: {
      NOMBRE: { kind: 'text', label: texts.part, required: true },
      CANTIDAD: { kind: 'integer', label: texts.amount, min: 1, default: 1, required: true },
      // So are the sums of it: sellers and customers read neither.
      COSTO: { kind: 'money', label: texts.cost, min: 0, read: workshop },
      TOTAL: { kind: 'computed', is: { mul: ['COSTO', 'CANTIDAD'] } },
    },
  },
  COSTO_REPUESTOS: { kind: 'computed', label: texts.partsCost, is: { sum: 'REPUESTOS.TOTAL' } },
  MINUTOS: { kind: 'integer', label: texts.minutes, min: 0, max: 10_000, readOnly: true },
  // Who noted work last; else who decided.
  TECNICO: {
    kind: 'reference',
    to: 'users',
    label: texts.technician,
    read: workshop,
    readOnly: true,
    filter: true,
  },
} as const

/** What is handed to the customer, and what is stuck on the device. */
export const receptionPapers = {
  recibo: { label: texts.receipt, layout: 'serviceReceipt' },
  etiqueta: { label: texts.label, layout: 'serviceLabel' },
  guia: {
    label: orderTexts.waybillPaper,
    layout: 'serviceWaybill',
    when: { GUIA_SERVIENTREGA: { empty: false, ne: '000000000' } },
  },
  notaCredito: {
    label: creditWords.section,
    layout: 'creditNote',
    by: ['10', '9'],
    when: { ESTADO: 2, NOTA_CREDITO: { empty: false } },
  },
} as const

/** What is handed over with a reception. */
export const receptionMade = {
  label: receivedWords.received,
  tells: ['CODIGO_PUBLICO', 'GUIA_SERVIENTREGA'],
  again: receivedWords.another,
} as const

/** What a customer is told of their order; the code opens its state to whoever has it. */
export const receptionShare = {
  text: `Hola {CARD_CODE}, su equipo {NOM_PRODUCTO} está en servicio técnico.
Orden: {ID_ORDEN}
Estado: {ESTADO}
Código para consultar el estado: {CODIGO_PUBLICO}`,
  to: 'CARD_CODE.Celular',
  link: '/estado-servicio#{CODIGO_PUBLICO}',
} as const
