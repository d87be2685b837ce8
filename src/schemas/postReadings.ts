import { defineResource } from '../business'
import { author, ofArticle } from './parts/given'

/** Confirmations of reading: users see their own, authors of news see all. */
export const postReadings = defineResource({
  name: 'post-readings',
  table: 'NOTICIA_LECTURA',
  key: 'ID_LECTURA',
  title: 'ID_LECTURA',
  tenant: true,
  parent: 'ID_NOTICIA',
  label: 'Lectura confirmada | Lecturas confirmadas',
  icon: 'people',
  menu: false,
  fields: {
    ID_LECTURA: { kind: 'id' },
    ID_NOTICIA: ofArticle,
    USUARIO: { ...author, label: 'Quién', filter: true },
    FECHA: { kind: 'dateTime', label: 'Cuándo', default: '$now', readOnly: true },
  },
  unique: [['ID_NOTICIA', 'USUARIO']],
  list: { columns: ['FECHA', 'ID_NOTICIA', 'USUARIO'], sort: 'ID_LECTURA desc' },
  access: {
    admin: { read: true, create: true },
    credit: { read: true, create: true },
    '*': { read: { USUARIO: '$me.ID' }, create: true },
  },
})
