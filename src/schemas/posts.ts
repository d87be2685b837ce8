import { defineResource } from '../business'
import { roleLabels } from '../domain/accounts/roles'
import { author } from './parts/given'

const postTags = {
  lanzamiento: { label: 'Lanzamiento', colour: 'info' },
  promocion: { label: 'Promoción', colour: 'success' },
  politica: { label: 'Política', colour: 'warning' },
  capacitacion: { label: 'Capacitación', colour: 'info' },
  operacion: { label: 'Operación', colour: 'default' },
} as const

/** Readers see posts for their role, once published. */
const published = { PUBLICADO: { lte: '$me.NOW' }, PARA: { has: '$me.ROLE' } } as const
const { user: _nobody, ...readers } = roleLabels

/** News for sales: launches, promotions, internal rules. */
export const posts = defineResource({
  name: 'posts',
  table: 'NOTICIA',
  key: 'ID_NOTICIA',
  title: 'TITULO',
  tenant: true,
  label: 'Noticia | Noticias',
  icon: 'description',
  menu: 'team',
  pages: {
    list: '/dashboard/blog/posts',
    create: '/dashboard/blog/new',
    show: '/dashboard/blog/post/:id',
    edit: '/dashboard/blog/post/:id/edit',
  },
  fields: {
    ID_NOTICIA: { kind: 'id' },
    TITULO: { kind: 'text', label: 'Título', max: 140, required: true, search: true },
    RESUMEN: { kind: 'text', label: 'Resumen', max: 300, search: true },
    CONTENIDO: { kind: 'richText', label: 'Texto', required: true, pictures: 'IMAGENES' },
    IMAGENES: {
      kind: 'lines',
      label: 'Imágenes del texto',
      max: 20,
      fields: { FOTO: { kind: 'image', label: 'Imagen', required: true } },
    },
    PORTADA: { kind: 'image', label: 'Portada', max: 3_145_728 },
    ETIQUETAS: { kind: 'choices', label: 'Etiquetas', options: postTags, filter: true },
    PARA: {
      kind: 'choices',
      label: 'Para quién',
      options: readers,
      required: true,
      default: ['7', '6', '5'],
    },
    PUBLICADO: {
      kind: 'dateTime',
      label: 'Se publica',
      help: 'Desde este momento la ven los destinatarios; antes, solo quienes escriben noticias.',
      required: true,
      default: '$now',
      filter: true,
    },
    COMENTABLE: { kind: 'boolean', label: 'Admite comentarios', default: true },
    AUTOR: { ...author, label: 'Autor' },
    COMENTARIOS: {
      kind: 'computed',
      format: 'integer',
      label: 'Comentarios',
      rollup: { count: 'post-comments', via: 'ID_NOTICIA' },
    },
    LECTURAS: {
      kind: 'computed',
      format: 'integer',
      label: 'Lecturas confirmadas',
      rollup: { count: 'post-readings', via: 'ID_NOTICIA' },
    },
  },
  list: {
    columns: ['PORTADA', 'TITULO', 'ETIQUETAS', 'PUBLICADO', 'AUTOR', 'LECTURAS'],
    sort: 'PUBLICADO desc',
    defaultView: 'gallery',
    gallery: 'PORTADA',
    cardFields: ['ETIQUETAS', 'RESUMEN', 'AUTOR', 'PUBLICADO', 'COMENTARIOS'],
  },
  form: [
    { id: 'article', fields: ['TITULO', 'RESUMEN', 'PORTADA', 'CONTENIDO'], showIn: 'form' },
    {
      id: 'publishing',
      label: 'Publicación',
      fields: ['PARA', 'PUBLICADO', 'ETIQUETAS', 'COMENTABLE'],
      showIn: 'form',
    },
    { id: 'counted', fields: ['COMENTARIOS', 'LECTURAS'], showIn: 'form' },
  ],
  related: [],
  slots: { row: 'readMark', showTop: 'article', showBelow: 'conversation' },
  trash: true,
  access: {
    admin: 'all',
    credit: { read: true, create: true, update: { AUTOR: '$me.ID' }, delete: { AUTOR: '$me.ID' } },
    '*': { read: published },
  },
})
