import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'

export const requests = defineResource({
  name: 'requests',
  table: 'SOLICITUD',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Solicitud | Solicitudes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true, search: true },
    ESTADO: { kind: 'status', label: 'Estado', flow: 'vida' },
    MONTO: { kind: 'money', label: 'Monto' },
    PIEZAS: {
      kind: 'lines',
      label: 'Piezas',
      fields: { CANTIDAD: { kind: 'integer', label: 'Cantidad' } },
    },
    MOTIVO: { kind: 'text', label: 'Motivo', readOnly: true, maxLength: 10 },
    OTRO: {
      kind: 'text',
      label: 'Otro motivo',
      readOnly: true,
      show: { MOTIVO: 'otro' },
    },
    VIO: { kind: 'reference', label: 'Visto por', to: 'users', readOnly: true },
  },
  list: { columns: ['NOMBRE', 'ESTADO', 'MONTO'], sort: 'NOMBRE', tabs: 'ESTADO' },
  access: { '10': 'all', '9': { read: true, update: { ESTADO: 1 } }, '7': 'read' },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: 'En revisión', colour: 'info' },
        2: { label: 'Aprobada', colour: 'success', end: true },
        3: { label: 'Rechazada', colour: 'error', end: true },
      },
      transitions: {
        aprobar: {
          label: 'Aprobar',
          from: [1],
          to: 2,
          by: ['9', '10'],
          when: [
            { rule: { MONTO: { gt: 0 } }, else: 'El monto es cero' },
            { rule: { PIEZAS: { empty: false } }, else: 'No tiene piezas' },
          ],
          effects: [{ set: { VIO: '$me.ID' } }],
          icon: 'check',
          colour: 'success',
        },
        rechazar: {
          label: 'Rechazar',
          from: [1],
          to: 3,
          by: ['9', '10'],
          ask: ['MOTIVO', 'OTRO'],
          need: ['MOTIVO', { when: { MOTIVO: 'otro' }, fields: ['OTRO'] }],
          when: [{ rule: { MOTIVO: { ne: 'nada' } }, else: '"Nada" no es un motivo' }],
          colour: 'error',
        },
        descartar: {
          label: 'Descartar',
          from: [1],
          to: 3,
          by: ['10'],
          confirm: '¿Descartar para siempre?',
        },
        avisar: {
          label: 'Avisar',
          from: [1],
          by: ['9', '10'],
          warn: [{ rule: { MONTO: { lte: 1000 } }, else: 'Es mucho dinero' }],
        },
      },
    },
  },
})

export const catalogue = aCatalogue(requests)
