import { defineResource } from '../business'
import { author } from './parts/given'

const cardLabels = {
  importacion: { label: 'Importación', colour: 'info' },
  promocion: { label: 'Promoción', colour: 'success' },
  reparacion: { label: 'Reparación', colour: 'warning' },
  urgente: { label: 'Urgente', colour: 'error' },
  interno: { label: 'Interno', colour: 'default' },
} as const

const inOrder = {
  or: [
    { DESDE: { empty: true } },
    { HASTA: { empty: true } },
    { HASTA: { gte: { field: 'DESDE' } } },
  ],
} as const

/** Cards of a company's board; readers of the board may edit them. */
export const kanbanCards = defineResource({
  name: 'kanban-cards',
  table: 'KANBAN_TARJETA',
  key: 'ID',
  title: 'NOMBRE',
  tenant: true,
  parent: 'COLUMNA_ID',
  label: 'Tarjeta | Tarjetas',
  icon: 'category',
  menu: false,
  pages: { record: '/dashboard/kanban?card=:id' },
  fields: {
    ID: { kind: 'id' },
    COLUMNA_ID: {
      kind: 'reference',
      resource: 'kanban-columns',
      onDelete: 'cascade',
      label: 'Columna',
      required: true,
    },
    POSICION: { kind: 'decimal', label: 'Posición' },
    NOMBRE: { kind: 'text', label: 'Título', required: true, search: true },
    DESCRIPCION: { kind: 'longText', label: 'Descripción', max: 4000 },
    ETIQUETAS: { kind: 'choices', label: 'Etiquetas', options: cardLabels },
    ASIGNADOS: {
      kind: 'references',
      resource: 'users',
      notifyAssignee: true,
      label: 'Personas asignadas',
    },
    DESDE: { kind: 'date', label: 'Desde' },
    HASTA: { kind: 'date', label: 'Vence', filter: true },
    COMPLETADA: { kind: 'boolean', label: 'Terminada', default: false },
    LISTA: {
      kind: 'lines',
      label: 'Lista de tareas',
      max: 50,
      fields: {
        TEXTO: { kind: 'text', label: 'Tarea', required: true },
        HECHO: { kind: 'boolean', label: 'Hecho', default: false },
      },
    },
    ADJUNTOS: {
      kind: 'lines',
      label: 'Adjuntos',
      max: 20,
      fields: {
        ARCHIVO: {
          kind: 'file',
          label: 'Archivo',
          types: ['application/pdf', 'image/*'],
          required: true,
        },
      },
    },
    COMENTARIOS: {
      kind: 'lines',
      label: 'Comentarios',
      max: 500,
      authorField: 'USUARIO',
      fields: {
        USUARIO: { ...author, label: 'Autor' },
        FECHA: { kind: 'dateTime', label: 'Fecha', default: '$now', readOnly: true },
        TEXTO: { kind: 'longText', label: 'Comentario', max: 2000, required: true },
      },
    },
  },
  checks: [{ rule: inOrder, field: 'HASTA', message: 'No puede vencer antes de empezar' }],
  list: {
    columns: [
      'NOMBRE',
      'COLUMNA_ID',
      'ETIQUETAS',
      'ASIGNADOS',
      'HASTA',
      'COMPLETADA',
      'LISTA',
      'ADJUNTOS',
      'COMENTARIOS',
    ],
  },
  form: [
    {
      id: 'card',
      fields: [
        'NOMBRE',
        'COLUMNA_ID',
        'DESCRIPCION',
        'ETIQUETAS',
        'ASIGNADOS',
        'DESDE',
        'HASTA',
        'COMPLETADA',
      ],
    },
    { id: 'tasks', fields: ['LISTA'] },
    { id: 'files', fields: ['ADJUNTOS'] },
  ],
  trash: { retention: 30 },
  access: {
    admin: 'all',
    credit: 'all',
    warehouse: 'all',
    salesAgent: 'all',
    store: 'all',
    brandAgent: 'all',
  },
})
