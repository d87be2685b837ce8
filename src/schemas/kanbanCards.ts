import { defineResource } from '../model/schema'
import { cardLabels, kanbanTexts as texts } from './texts/kanban'

const inOrder = {
  or: [
    { DESDE: { empty: true } },
    { HASTA: { empty: true } },
    { HASTA: { gte: { field: 'DESDE' } } },
  ],
} as const

/** The cards on a company's board: who sees the board works on them. */
export const kanbanCards = defineResource({
  name: 'kanban-cards',
  table: 'KANBAN_TARJETA',
  key: 'ID',
  title: 'NOMBRE',
  company: 'EMPRESA',
  parent: 'COLUMNA_ID',
  partOfParent: true,
  label: {
    es: 'Tarjeta | Tarjetas',
    en: 'Card | Cards',
    fr: 'Carte | Cartes',
    vi: 'Thẻ | Thẻ',
    cn: '卡片 | 卡片',
    ar: 'بطاقة | بطاقات',
  },
  icon: 'category',
  menu: false,
  opens: '/dashboard/kanban?card=:id',
  fields: {
    ID: { kind: 'id' },
    COLUMNA_ID: { kind: 'reference', to: 'kanban-columns', label: texts.column, required: true },
    POSICION: { kind: 'decimal', label: texts.position },
    NOMBRE: { kind: 'text', label: texts.title, required: true, search: true },
    DESCRIPCION: { kind: 'longText', label: texts.description, maxLength: 4000 },
    ETIQUETAS: { kind: 'choices', label: texts.labels, options: cardLabels },
    ASIGNADOS: { kind: 'references', to: 'users', assigns: true, label: texts.assigned },
    DESDE: { kind: 'date', label: texts.from },
    HASTA: { kind: 'date', label: texts.until, filter: true },
    COMPLETADA: { kind: 'boolean', label: texts.completed, default: false },
    LISTA: {
      kind: 'lines',
      label: texts.checklist,
      max: 50,
      fields: {
        TEXTO: { kind: 'text', label: texts.task, required: true },
        HECHO: { kind: 'boolean', label: texts.done, default: false },
      },
    },
    ADJUNTOS: {
      kind: 'lines',
      label: texts.attachments,
      max: 20,
      fields: {
        ARCHIVO: {
          kind: 'file',
          label: texts.file,
          types: ['application/pdf', 'image/*'],
          required: true,
        },
      },
    },
    COMENTARIOS: {
      kind: 'lines',
      label: texts.comments,
      max: 500,
      own: 'USUARIO',
      fields: {
        USUARIO: {
          kind: 'reference',
          to: 'users',
          label: texts.author,
          default: '$me.ID',
          readOnly: true,
        },
        FECHA: { kind: 'dateTime', label: texts.date, default: '$now', readOnly: true },
        TEXTO: { kind: 'longText', label: texts.comment, maxLength: 2000, required: true },
      },
    },
  },
  checks: [{ rule: inOrder, at: 'HASTA', else: texts.endsFirst }],
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
  trash: { keep: 30 },
  access: { '10': 'all', '9': 'all', '8': 'all', '7': 'all', '6': 'all', '5': 'all' },
})
