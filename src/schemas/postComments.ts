import { defineResource } from '../model/schema'
import { postTexts as texts } from './texts/posts'

const own = { USUARIO: '$me.ID' } as const
const reader = { read: true, create: { 'ID_NOTICIA.COMENTABLE': true }, delete: own } as const

/** What its readers say about a post: who sees the post sees them. */
export const postComments = defineResource({
  name: 'post-comments',
  table: 'NOTICIA_COMENTARIO',
  key: 'ID_COMENTARIO',
  title: 'TEXTO',
  company: 'EMPRESA',
  parent: 'ID_NOTICIA',
  partOfParent: true,
  label: {
    es: 'Comentario | Comentarios',
    en: 'Comment | Comments',
    fr: 'Commentaire | Commentaires',
    vi: 'Bình luận | Bình luận',
    cn: '评论 | 评论',
    ar: 'تعليق | التعليقات',
  },
  icon: 'mail',
  menu: false,
  fields: {
    ID_COMENTARIO: { kind: 'id' },
    ID_NOTICIA: {
      kind: 'reference',
      to: 'posts',
      label: texts.post,
      required: true,
      createOnly: true,
      filter: true,
    },
    TEXTO: {
      kind: 'longText',
      label: texts.comment,
      maxLength: 2000,
      required: true,
      createOnly: true,
    },
    USUARIO: {
      kind: 'reference',
      to: 'users',
      label: texts.who,
      default: '$me.ID',
      readOnly: true,
    },
    FECHA: { kind: 'dateTime', label: texts.when, default: '$now', readOnly: true },
  },
  list: { columns: ['FECHA', 'USUARIO', 'TEXTO'], sort: 'ID_COMENTARIO' },
  trash: true,
  access: { '10': { ...reader, delete: true }, '*': reader },
})
