import { authorisationDays, bureauState as state } from '../../domain/bureau'
import {
  bureauMoves as moves,
  bureauStates as names,
  bureauSays as says,
} from '../texts/bureauFlow'

const credit = ['9', '10'] as const
const inForce = [state.authorised, state.scored, state.unknown] as const
/** It ends by its day, or is taken back, also while the bureau has not answered. */
const standing = [...inForce, state.asked] as const
const answered = { call: 'equifax.consultar' } as const

/** Who does not sign is not asked about (safety.md 22): signed, asked, answered; and it ends by its day. */
export const bureauFlow = {
  initial: state.unsigned,
  states: {
    [state.unsigned]: { colour: 'warning', label: names.unsigned },
    [state.authorised]: { colour: 'info', label: names.authorised },
    [state.asked]: { colour: 'info', label: names.asked },
    [state.scored]: { colour: 'success', label: names.scored },
    [state.unknown]: { colour: 'default', label: names.unknown },
    [state.expired]: { colour: 'error', end: true, label: names.expired },
    [state.revoked]: { colour: 'error', end: true, label: names.revoked },
  },
  transitions: {
    firmar: {
      label: moves.sign,
      from: [state.unsigned],
      to: state.authorised,
      by: credit,
      confirm: says.handOver,
      shows: ['NOMBRE', 'TEXTO'],
      ask: ['FIRMA'],
      need: ['FIRMA'],
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
      label: moves.ask,
      from: inForce,
      to: state.asked,
      by: credit,
      when: [
        { rule: { FECHA_CADUCIDAD: { gte: '$me.TODAY' } }, else: says.expired },
        { rule: { not: { PUNTAJE_HASTA: { gte: '$me.TODAY' } } }, else: says.stillGood },
      ],
      effects: [
        { set: { FECHA_CONSULTA: '$now', CONSULTADO_POR: '$me.ID' } },
        {
          call: 'equifax.consultar',
          with: {
            CEDULA: { from: 'CEDULA' },
            NOMBRE: { from: 'NOMBRE' },
            EMPRESA: { from: 'EMPRESA' },
          },
          fills: {
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
      label: moves.score,
      from: [state.asked],
      to: state.scored,
      by: [],
      hears: { ...answered, where: { encontrado: true } },
    },
    sinHistorial: {
      label: moves.unknown,
      from: [state.asked],
      to: state.unknown,
      by: [],
      hears: { ...answered, where: { encontrado: false } },
    },
    caducar: {
      label: moves.expire,
      from: standing,
      to: state.expired,
      by: [],
      after: 'FECHA_CADUCIDAD',
    },
    revocar: {
      label: moves.revoke,
      from: [state.unsigned, ...standing],
      to: state.revoked,
      by: credit,
      ask: ['OBSERVACIONES'],
      need: ['OBSERVACIONES'],
      icon: 'block',
      colour: 'error',
    },
  },
} as const
