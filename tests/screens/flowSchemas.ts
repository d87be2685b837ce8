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
    MOTIVO: { kind: 'text', label: 'Motivo', readOnly: true, max: 10 },
    OTRO: {
      kind: 'text',
      label: 'Otro motivo',
      readOnly: true,
      visibleWhen: { MOTIVO: 'otro' },
    },
    VIO: { kind: 'reference', label: 'Visto por', resource: 'users', readOnly: true },
  },
  list: { columns: ['NOMBRE', 'ESTADO', 'MONTO'], sort: 'NOMBRE', tabs: 'ESTADO' },
  access: { admin: 'all', credit: { read: true, update: { ESTADO: 1 } }, salesAgent: 'read' },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: 'En revisión', colour: 'info' },
        2: { label: 'Aprobada', colour: 'success' },
        3: { label: 'Rechazada', colour: 'error' },
      },
      transitions: {
        aprobar: {
          label: 'Aprobar',
          from: [1],
          to: 2,
          allow: ['credit', 'admin'],
          guards: [
            { rule: { MONTO: { gt: 0 } }, message: 'El monto es cero' },
            { rule: { PIEZAS: { empty: false } }, message: 'No tiene piezas' },
          ],
          effects: [{ set: { VIO: '$me.ID' } }],
          icon: 'check',
          colour: 'success',
        },
        rechazar: {
          label: 'Rechazar',
          from: [1],
          to: 3,
          allow: ['credit', 'admin'],
          dialogFields: ['MOTIVO', 'OTRO'],
          requiredFields: ['MOTIVO', { when: { MOTIVO: 'otro' }, fields: ['OTRO'] }],
          guards: [{ rule: { MOTIVO: { ne: 'nada' } }, message: '"Nada" no es un motivo' }],
          colour: 'error',
        },
        descartar: {
          label: 'Descartar',
          from: [1],
          to: 3,
          allow: ['admin'],
          guards: [{ rule: { NOMBRE: { ne: 'Sierra' } }, message: 'La sierra se queda' }],
          confirm: '¿Descartar para siempre?',
        },
        avisar: {
          label: 'Avisar',
          from: [1],
          allow: ['credit', 'admin'],
          warn: [{ rule: { MONTO: { lte: 1000 } }, message: 'Es mucho dinero' }],
        },
      },
    },
  },
})

export const catalogue = aCatalogue(requests)
