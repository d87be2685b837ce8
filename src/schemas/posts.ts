import { roleLabels } from '../domain/roles'
import { defineResource } from '../model/schema'
import { postTags, postTexts as texts } from './texts/posts'

/** Readers see what is meant for their role, from the moment it is published. */
const published = { PUBLICADO: { lte: '$me.NOW' }, PARA: { has: '$me.ROLE' } } as const
const { user: _nobody, ...readers } = roleLabels

/** News for those who sell: launches, promotions, rules of the house (ux.md 8). */
export const posts = defineResource({
  name: 'posts',
  table: 'NOTICIA',
  key: 'ID_NOTICIA',
  title: 'TITULO',
  company: 'EMPRESA',
  label: {
    es: 'Noticia | Noticias',
    en: 'Post | News',
    fr: 'Actualité | Actualités',
    vi: 'Tin tức | Tin tức',
    cn: '新闻 | 新闻',
    ar: 'خبر | الأخبار',
  },
  icon: 'description',
  menu: 'blog',
  pages: {
    list: '/dashboard/blog/posts',
    create: '/dashboard/blog/new',
    show: '/dashboard/blog/post/:id',
    edit: '/dashboard/blog/post/:id/edit',
  },
  fields: {
    ID_NOTICIA: { kind: 'id' },
    TITULO: { kind: 'text', label: texts.title, maxLength: 140, required: true, search: true },
    RESUMEN: { kind: 'text', label: texts.lead, maxLength: 300, search: true },
    CONTENIDO: { kind: 'richText', label: texts.body, required: true, pictures: 'IMAGENES' },
    IMAGENES: {
      kind: 'lines',
      label: texts.pictures,
      max: 20,
      fields: { FOTO: { kind: 'image', label: texts.picture, required: true } },
    },
    PORTADA: { kind: 'image', label: texts.cover, maxSize: 3_145_728 },
    ETIQUETAS: { kind: 'choices', label: texts.tags, options: postTags, filter: true },
    PARA: {
      kind: 'choices',
      label: texts.audience,
      options: readers,
      required: true,
      default: ['7', '6', '5'],
    },
    PUBLICADO: {
      kind: 'dateTime',
      label: texts.published,
      help: texts.publishedHelp,
      required: true,
      default: '$now',
      filter: true,
    },
    COMENTABLE: { kind: 'boolean', label: texts.open, default: true },
    AUTOR: {
      kind: 'reference',
      to: 'users',
      label: texts.author,
      default: '$me.ID',
      readOnly: true,
    },
    COMENTARIOS: {
      kind: 'computed',
      as: 'integer',
      label: texts.comments,
      is: { count: 'post-comments', by: 'ID_NOTICIA' },
    },
    LECTURAS: {
      kind: 'computed',
      as: 'integer',
      label: texts.readings,
      is: { count: 'post-readings', by: 'ID_NOTICIA' },
    },
  },
  list: {
    columns: ['PORTADA', 'TITULO', 'ETIQUETAS', 'PUBLICADO', 'AUTOR', 'LECTURAS'],
    sort: 'PUBLICADO desc',
    opens: 'gallery',
    gallery: {
      picture: 'PORTADA',
      chips: 'ETIQUETAS',
      text: 'RESUMEN',
      foot: ['AUTOR', 'PUBLICADO', 'COMENTARIOS'],
    },
  },
  form: [
    { id: 'article', fields: ['TITULO', 'RESUMEN', 'PORTADA', 'CONTENIDO'], only: 'form' },
    {
      id: 'publishing',
      label: texts.sections,
      fields: ['PARA', 'PUBLICADO', 'ETIQUETAS', 'COMENTABLE'],
      only: 'form',
    },
    { id: 'counted', fields: ['COMENTARIOS', 'LECTURAS'], only: 'form' },
  ],
  related: [],
  slots: { row: 'readMark', showTop: 'article', showBelow: 'conversation' },
  trash: true,
  access: {
    '10': 'all',
    '9': { read: true, create: true, update: { AUTOR: '$me.ID' }, delete: { AUTOR: '$me.ID' } },
    '*': { read: published },
  },
})
