import { defineResource } from '../business'

const requested = 0
const confirmed = 1
const attended = 2
const cancelled = 3
const missed = 4
const desk = ['admin', 'reception', 'doctor'] as const

/** Appointments: requested, confirmed, then attended, cancelled or missed. The doctor is reminded two hours before. */
export const appointments = defineResource({
  name: 'appointments',
  table: 'APPOINTMENT',
  key: 'id',
  title: ['patient', 'reason'],
  label: 'Cita | Citas',
  icon: 'event',
  menu: 'general',
  fields: {
    id: { kind: 'id' },
    patient: {
      kind: 'reference',
      resource: 'patients',
      label: 'Paciente',
      required: true,
      filter: true,
    },
    doctor: {
      kind: 'reference',
      resource: 'users',
      label: 'Médico',
      required: true,
      default: { field: 'patient.doctor' },
      filterOptions: { match: { ROLE: ['doctor'] }, message: 'Elija un médico' },
      filter: true,
    },
    start: {
      kind: 'dateTime',
      label: 'Empieza',
      required: true,
      filter: true,
      reminder: { hours: 2, when: { status: confirmed }, notify: { field: 'doctor' } },
    },
    end: { kind: 'dateTime', label: 'Termina' },
    reason: { kind: 'text', label: 'Motivo', required: true, search: true, max: 120 },
    fee: { kind: 'money', label: 'Honorarios', min: 0, default: 45 },
    status: { kind: 'status', label: 'Estado', flow: 'visit' },
    cancelReason: { kind: 'longText', label: 'Motivo de la anulación', readOnly: true },
    report: {
      kind: 'longText',
      label: 'Informe',
      read: ['admin', 'doctor'],
      write: ['admin', 'doctor'],
      visibleWhen: { status: attended },
    },
  },
  checks: [
    {
      rule: { or: [{ end: { empty: true } }, { end: { gt: { field: 'start' } } }] },
      field: 'end',
      message: 'Termina antes de empezar',
    },
  ],
  list: {
    columns: ['start', 'patient', 'doctor', 'reason', 'fee', 'status'],
    sort: 'start',
    calendar: ['start', 'end'],
    tabs: 'status',
  },
  access: {
    admin: 'all',
    doctor: { read: { doctor: '$me.ID' }, create: true, update: { doctor: '$me.ID' } },
    reception: { read: true, create: true, update: true },
  },
  flow: {
    visit: {
      initial: requested,
      states: {
        [requested]: { label: 'Solicitada', colour: 'warning' },
        [confirmed]: { label: 'Confirmada', colour: 'info' },
        [attended]: { label: 'Atendida', colour: 'success' },
        [cancelled]: { label: 'Anulada', colour: 'error' },
        [missed]: { label: 'No asistió', colour: 'default' },
      },
      transitions: {
        confirm: {
          label: 'Confirmar',
          from: [requested],
          to: confirmed,
          allow: desk,
          guards: [{ rule: { start: { gte: '$me.NOW' } }, message: 'La hora de la cita ya pasó' }],
          effects: [{ notify: { field: 'doctor' }, text: 'Tiene una cita confirmada' }],
          icon: 'check',
          colour: 'success',
        },
        attend: {
          label: 'Atender',
          from: [confirmed],
          to: attended,
          allow: ['admin', 'doctor'],
          dialogFields: ['report'],
          icon: 'verified',
          colour: 'success',
        },
        miss: {
          label: 'Marcar como no asistida',
          from: [confirmed],
          to: missed,
          allow: [],
          timer: { field: 'start', hours: 12 },
        },
        cancel: {
          label: 'Anular cita',
          from: [requested, confirmed],
          to: cancelled,
          allow: desk,
          dialogFields: ['cancelReason'],
          requiredFields: ['cancelReason'],
          icon: 'block',
          colour: 'error',
        },
      },
    },
  },
})
