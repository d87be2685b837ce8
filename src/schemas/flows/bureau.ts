import { authorisationDays, bureauState as state } from '../../domain/credit/bureau'

const credit = ['credit', 'admin'] as const
const inForce = [state.authorised, state.scored, state.unknown] as const
/** States that end by expiry or withdrawal, also before the bureau answers. */
const standing = [...inForce, state.asked] as const
const answered = { call: 'equifax.consultar' } as const

/** Flow of an authorisation: signed, queried, answered; it ends by expiry. */
export const bureauFlow = {
  initial: state.unsigned,
  states: {
    [state.unsigned]: { colour: 'warning', label: 'Por firmar' },
    [state.authorised]: { colour: 'info', label: 'Autorizada' },
    [state.asked]: { colour: 'info', label: 'Consultando' },
    [state.scored]: { colour: 'success', label: 'Con puntaje' },
    [state.unknown]: { colour: 'default', label: 'Sin historial' },
    [state.expired]: { colour: 'error', label: 'Autorización caducada' },
    [state.revoked]: { colour: 'error', label: 'Revocada' },
  },
  transitions: {
    firmar: {
      label: 'Firmar autorización',
      from: [state.unsigned],
      to: state.authorised,
      allow: credit,
      confirm: 'Entregue la pantalla al titular de la cédula para que lea el texto y firme.',
      dialogInfo: ['NOMBRE', 'TEXTO'],
      dialogFields: ['FIRMA'],
      requiredFields: ['FIRMA'],
      effects: [
        {
          set: {
            FECHA_FIRMA: '$now',
            FIRMADO_ANTE: '$me.ID',
            FECHA_CADUCIDAD: { inDays: authorisationDays },
          },
        },
      ],
      icon: 'draw',
      colour: 'success',
    },
    consultar: {
      label: 'Consultar el buró',
      from: inForce,
      to: state.asked,
      allow: credit,
      guards: [
        {
          rule: { FECHA_CADUCIDAD: { gte: '$me.TODAY' } },
          message: 'La autorización caducó el {FECHA_CADUCIDAD}: el titular debe firmar otra',
        },
        {
          rule: { not: { PUNTAJE_HASTA: { gte: '$me.TODAY' } } },
          message:
            'La respuesta del buró está vigente hasta el {PUNTAJE_HASTA}; podrá consultar de nuevo después de esa fecha',
        },
      ],
      effects: [
        { set: { FECHA_CONSULTA: '$now', CONSULTADO_POR: '$me.ID' } },
        {
          call: 'equifax.consultar',
          with: {
            CEDULA: { field: 'CEDULA' },
            NOMBRE: { field: 'NOMBRE' },
            EMPRESA: { field: 'EMPRESA' },
          },
          mapResponse: {
            PUNTAJE: 'puntaje',
            RANGO: 'rango',
            DEUDA_TOTAL: 'deudaTotal',
            DEUDA_VENCIDA: 'deudaVencida',
            OPERACIONES: 'operaciones',
            DIAS_MORA: 'diasMora',
            REFERENCIA_BURO: 'referencia',
            PUNTAJE_HASTA: 'hasta',
            SIMULADO: 'simulated',
            INFORME_BURO: 'archivo',
          },
        },
      ],
      icon: 'travel_explore',
      colour: 'success',
    },
    responder: {
      label: 'Registrar puntaje',
      from: [state.asked],
      to: state.scored,
      allow: [],
      onResponse: { ...answered, match: { encontrado: true } },
    },
    sinHistorial: {
      label: 'Registrar: sin historial',
      from: [state.asked],
      to: state.unknown,
      allow: [],
      onResponse: { ...answered, match: { encontrado: false } },
    },
    caducar: {
      label: 'Marcar autorización como caducada',
      from: standing,
      to: state.expired,
      allow: [],
      timer: { field: 'FECHA_CADUCIDAD' },
    },
    revocar: {
      label: 'Revocar autorización',
      from: [state.unsigned, ...standing],
      to: state.revoked,
      allow: credit,
      dialogFields: ['OBSERVACIONES'],
      requiredFields: ['OBSERVACIONES'],
      icon: 'block',
      colour: 'error',
    },
  },
} as const
