import { defineResource } from '../business'
import { author, fixed, ofArticle } from './parts/given'

const own = { USUARIO: '$me.ID' } as const
const reader = { read: true, create: { 'ID_NOTICIA.COMENTABLE': true }, delete: own } as const

/** Comments on posts; visible to readers of the post. */
export const postComments = defineResource({
  name: 'post-comments',
  table: 'NOTICIA_COMENTARIO',
  key: 'ID_COMENTARIO',
  title: 'TEXTO',
  tenant: true,
  parent: 'ID_NOTICIA',
  label: 'Comentario | Comentarios',
  icon: 'mail',
  menu: false,
  fields: {
    ID_COMENTARIO: { kind: 'id' },
    ID_NOTICIA: ofArticle,
    TEXTO: { kind: 'longText', label: 'Comentario', max: 2000, ...fixed },
    USUARIO: { ...author, label: 'Quién' },
    FECHA: { kind: 'dateTime', label: 'Cuándo', default: '$now', readOnly: true },
  },
  list: { columns: ['FECHA', 'USUARIO', 'TEXTO'], sort: 'ID_COMENTARIO' },
  trash: true,
  access: { admin: { ...reader, delete: true }, '*': reader },
})
