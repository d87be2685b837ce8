import { menders, workshop } from './reception'
import { creditMoves, dated, isTheBuyers, tellCustomer } from './warrantyCredit'
import { warrantyLetters as letters } from './warrantyLetters'
import { unit } from './warrantyUnit'

const worked = { set: { TECNICO: '$me.ID' } } as const
const attended = { when: { TECNICO: { empty: true } }, ...worked } as const

const decided = { dialogFields: ['URL_DROPBOX', 'NO_APLICA_NOTA_CREDITO'] } as const

/** Flow of a warranty order (business.md#warranty-orders): credited, refused or repaired. */
export const warrantyFlow = {
  initial: unit.received,
  onCreate: [{ when: { CON_GUIA: true }, call: 'servientrega.guia' }],
  states: {
    [unit.received]: { colour: 'warning', label: 'Recibida, por decidir' },
    [unit.applies]: { colour: 'info', label: 'Aplica nota de crédito' },
    [unit.credited]: { colour: 'success', label: 'Nota de crédito aprobada' },
    [unit.refused]: { colour: 'error', label: 'Fuera de garantía' },
    [unit.mended]: { colour: 'success', label: 'Reparada en taller' },
  },
  transitions: {
    aplicaNotaCredito: {
      label: 'Aplicar nota de crédito',
      from: [unit.received],
      to: unit.applies,
      allow: ['admin', 'credit'],
      guards: [isTheBuyers],
      effects: [{ handler: 'lineaFacturada' }],
      icon: 'check',
      colour: 'success',
    },
    reparacionEnTaller: {
      ...decided,
      label: 'Dar por reparada',
      from: [unit.received],
      to: unit.mended,
      allow: workshop,
      warn: [
        { rule: { URL_DROPBOX: { empty: false } }, message: 'No tiene informe del taller' },
        {
          rule: { or: [{ REPUESTOS: { empty: false } }, { MINUTOS: { gt: 0 } }] },
          message: 'No hay repuestos ni minutos registrados: si hubo trabajo, regístrelo antes',
        },
      ],
      effects: [
        dated,
        attended,
        { call: 'correo.reparacionEnTaller', ...letters.repaired },
        { ...tellCustomer, text: 'El equipo fue reparado en el taller' },
      ],
      icon: 'build',
    },
    fueraDeGarantia: {
      ...decided,
      label: 'Declarar fuera de garantía',
      from: [unit.received],
      to: unit.refused,
      allow: workshop,
      effects: [
        dated,
        attended,
        { call: 'correo.fueraDeGarantia', ...letters.outOfWarranty },
        { ...tellCustomer, text: 'El equipo está fuera de garantía' },
      ],
      icon: 'block',
      colour: 'error',
    },
    ...creditMoves,
    crearGuia: {
      label: 'Pedir guía',
      from: [unit.received],
      allow: { or: [{ '$me.ROLE': { in: workshop } }, { USUARIO_CREACION_ORDEN: '$me.ID' }] },
      dialogFields: ['CIUDAD_ORIGEN'],
      requiredFields: ['CIUDAD_ORIGEN'],
      guards: [
        {
          rule: { GUIA_SERVIENTREGA: { empty: true } },
          message: 'Ya tiene guía: cámbiela si no es la correcta',
        },
      ],
      effects: [
        {
          call: 'servientrega.guia',
          mapResponse: { GUIA_SERVIENTREGA: 'guia', GUIA_PDF: 'archivo' },
        },
      ],
      icon: 'local_shipping',
    },
    cambiarGuia: {
      label: 'Cambiar guía',
      from: [unit.received],
      allow: workshop,
      dialogFields: ['GUIA_SERVIENTREGA'],
      requiredFields: ['GUIA_SERVIENTREGA'],
      icon: 'local_shipping',
    },
    anotarTrabajo: {
      label: 'Registrar repuestos y tiempo',
      from: [unit.received],
      allow: workshop,
      dialogFields: ['FALLA', 'REPUESTOS', 'MINUTOS'],
      effects: [worked],
      icon: 'build',
    },
    anotarBloqueo: {
      label: 'Registrar bloqueo',
      from: [unit.received],
      allow: menders,
      dialogFields: ['TIPO_BLOQUEO', 'CLAVE_DESBLOQUEO'],
      requiredFields: ['TIPO_BLOQUEO'],
      icon: 'lock',
    },
    cargarInforme: {
      label: 'Cargar informe del taller',
      from: [unit.received],
      allow: workshop,
      dialogFields: ['URL_DROPBOX'],
      requiredFields: ['URL_DROPBOX'],
      icon: 'upload_file',
    },
  },
} as const
