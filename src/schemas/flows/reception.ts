/** Roles that decide about returned devices. */
export const workshop = ['admin', 'credit', 'warehouse'] as const
/** Roles that repair devices. */
export const menders = ['admin', 'warehouse'] as const
/** Data signed by a customer is fixed. */
export const whileUnsigned = {
  or: [
    { ID_ORDEN: { empty: true } },
    { FIRMA_CLIENTE: { empty: true }, SIN_FIRMA: { ne: 'PAPEL' } },
  ],
} as const
const isOpened = { TIPO_BLOQUEO: { in: ['PIN', 'PATRON', 'CLAVE'] } } as const

/** Data recorded when a device is received, with evidence. */
export const reception = {
  FALLA: {
    kind: 'choice',
    label: 'Falla',
    required: true,
    write: whileUnsigned,
    filter: true,
    options: {
      ENCENDIDO: 'Encendido o carga',
      PANTALLA: 'Pantalla o táctil',
      BATERIA: 'Batería',
      AUDIO: 'Audio o micrófono',
      CAMARA: 'Cámara',
      SENAL: 'Señal, SIM o Wi-Fi',
      SOFTWARE: 'Sistema',
      CARCASA: 'Carcasa o golpe',
      OTRA: 'Otra',
    },
  },
  ACCESORIOS: {
    kind: 'longText',
    label: 'Accesorios y estado físico',
    help: 'Lo que se entrega con el equipo y los golpes que ya tiene',
    write: whileUnsigned,
    max: 500,
  },
  TIPO_BLOQUEO: {
    kind: 'choice',
    label: 'Bloqueo del equipo',
    createOnly: true,
    options: {
      SIN: 'Sin bloqueo',
      PIN: 'PIN',
      PATRON: 'Patrón',
      CLAVE: 'Contraseña',
      NO_ENTREGA: 'El cliente no la proporciona',
    },
  },
  // The unlock code gives access to personal data: visible to technicians only, and deleted after the decision.
  CLAVE_DESBLOQUEO: {
    kind: 'text',
    label: 'Clave de desbloqueo',
    help: 'La ve solo el taller y se borra al cerrar la orden. Patrón: los puntos por número, del 1 al 9 (1-2-5-8)',
    max: 60,
    createOnly: true,
    confidential: true,
    read: menders,
    visibleWhen: isOpened,
    required: isOpened,
  },
  FOTOS: {
    kind: 'lines',
    label: 'Fotos del estado',
    input: 'photos',
    write: whileUnsigned,
    max: 6,
    fields: { FOTO: { kind: 'image', label: 'Foto', required: true, max: 3_145_728 } },
  },
  SIN_FOTOS: {
    kind: 'text',
    label: 'Motivo de la falta de fotos',
    help: 'La cámara no funciona, el equipo llegó sellado…',
    write: whileUnsigned,
    max: 200,
    visibleWhen: { FOTOS: { empty: true } },
    required: { FOTOS: { empty: true } },
  },
  FIRMA_CLIENTE: {
    kind: 'image',
    label: 'Firma del cliente',
    input: 'signature',
    write: whileUnsigned,
    max: 1_048_576,
  },
  SIN_FIRMA: {
    kind: 'choice',
    label: 'Motivo de la falta de firma',
    write: whileUnsigned,
    visibleWhen: { FIRMA_CLIENTE: { empty: true } },
    required: { FIRMA_CLIENTE: { empty: true } },
    options: {
      PAPEL: 'Firma en el comprobante impreso',
      COURIER: 'El equipo llegó por courier',
      RECHAZA: 'El cliente no quiere firmar',
    },
  },
  CODIGO_PUBLICO: {
    kind: 'code',
    label: 'Código de consulta',
    max: 14,
    default: '$code',
    readOnly: true,
    unique: true,
  },
  CON_GUIA: { kind: 'boolean', label: 'Pedir guía al guardar', createOnly: true },
} as const

/** Spare parts and time of a repair. */
export const repair = {
  REPUESTOS: {
    kind: 'lines',
    label: 'Repuestos',
    readOnly: true,
    max: 30,
    fields: {
      NOMBRE: { kind: 'text', label: 'Repuesto', required: true },
      CANTIDAD: { kind: 'integer', label: 'Cantidad', min: 1, default: 1, required: true },
      // Costs are hidden from sales agents and customers.
      COSTO: { kind: 'money', label: 'Costo unitario', min: 0, read: workshop },
      TOTAL: { kind: 'computed', formula: { mul: ['COSTO', 'CANTIDAD'] } },
    },
  },
  COSTO_REPUESTOS: {
    kind: 'computed',
    label: 'Costo de repuestos',
    formula: { sum: 'REPUESTOS.TOTAL' },
  },
  MINUTOS: { kind: 'integer', label: 'Minutos de trabajo', min: 0, max: 10_000, readOnly: true },
  // Last technician; otherwise the user who decided.
  TECNICO: {
    kind: 'reference',
    resource: 'users',
    label: 'Técnico',
    read: workshop,
    readOnly: true,
    filter: true,
  },
} as const

/** Receipt for the customer, and label of the device. */
export const receptionPapers = {
  recibo: { label: 'Comprobante de recepción', template: 'serviceReceipt' },
  etiqueta: { label: 'Etiqueta del equipo', template: 'serviceLabel' },
  guia: {
    label: 'Guía de transporte',
    template: 'serviceWaybill',
    when: { GUIA_SERVIENTREGA: { empty: false, ne: '000000000' } },
  },
  notaCredito: {
    label: 'Nota de crédito',
    template: 'creditNote',
    allow: ['admin', 'credit'],
    when: { ESTADO: 2, NOTA_CREDITO: { empty: false } },
  },
} as const

/** Shown after a device was received. */
export const receptionMade = {
  label: 'Equipo recibido',
  fields: ['CODIGO_PUBLICO', 'GUIA_SERVIENTREGA'],
  next: { label: 'Recibir otro equipo' },
} as const

/** Message to a customer; its code opens the public status page. */
export const receptionShare = {
  text: `Hola {CARD_CODE}, su equipo {NOM_PRODUCTO} está en servicio técnico.
Orden: {ID_ORDEN}
Estado: {ESTADO}
Código para consultar el estado: {CODIGO_PUBLICO}`,
  recipient: 'CARD_CODE.Celular',
  link: '/estado-servicio#{CODIGO_PUBLICO}',
} as const
