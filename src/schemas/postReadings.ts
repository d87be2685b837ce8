import { defineResource } from '../model/schema'
import { postTexts as texts } from './texts/posts'

/** Who confirmed to have read a post: each knows their own, those who write news know all. */
export const postReadings = defineResource({
  name: 'post-readings',
  table: 'NOTICIA_LECTURA',
  key: 'ID_LECTURA',
  title: 'ID_LECTURA',
  company: 'EMPRESA',
  parent: 'ID_NOTICIA',
  partOfParent: true,
  label: {
    es: 'Lectura confirmada | Lecturas confirmadas',
    en: 'Confirmed reading | Confirmed readings',
    fr: 'Lecture confirmée | Lectures confirmées',
    vi: 'Xác nhận đọc | Xác nhận đọc',
    cn: '确认阅读 | 确认阅读',
    ar: 'تأكيد قراءة | تأكيدات القراءة',
  },
  icon: 'people',
  menu: false,
  fields: {
    ID_LECTURA: { kind: 'id' },
    ID_NOTICIA: {
      kind: 'reference',
      to: 'posts',
      label: texts.post,
      required: true,
      createOnly: true,
      filter: true,
    },
    USUARIO: {
      kind: 'reference',
      to: 'users',
      label: texts.who,
      default: '$me.ID',
      readOnly: true,
      filter: true,
    },
    FECHA: { kind: 'dateTime', label: texts.when, default: '$now', readOnly: true },
  },
  unique: [['ID_NOTICIA', 'USUARIO']],
  list: { columns: ['FECHA', 'ID_NOTICIA', 'USUARIO'], sort: 'ID_LECTURA desc' },
  access: {
    '10': { read: true, create: true },
    '9': { read: true, create: true },
    '*': { read: { USUARIO: '$me.ID' }, create: true },
  },
})
