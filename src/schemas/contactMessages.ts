import { defineResource } from '../business'
import { contactTopics } from '../domain/customers/contactTopics'
import { fixed } from './parts/given'

/** Messages of the public contact form. */
export const contactMessages = defineResource({
  name: 'contact-messages',
  table: 'MENSAJE_CONTACTO',
  key: 'ID_MENSAJE',
  title: 'NOMBRE',
  label: 'Mensaje de contacto | Mensajes de contacto',
  icon: 'mail',
  menu: 'customers',
  fields: {
    ID_MENSAJE: { kind: 'id' },
    FECHA: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    TEMA: { kind: 'choice', options: contactTopics, ...fixed, filter: true, label: 'Tema' },
    NOMBRE: {
      kind: 'text',
      max: 120,
      required: { TEMA: { ne: 'aviso' } },
      createOnly: true,
      search: true,
    },
    EMAIL: { kind: 'email', required: true, createOnly: true, search: true },
    TELEFONO: { kind: 'phone', createOnly: true, search: true },
    MENSAJE: {
      kind: 'longText',
      max: 2000,
      required: { TEMA: { ne: 'aviso' } },
      createOnly: true,
      label: 'Mensaje',
    },
    ATENDIDO: { kind: 'boolean', default: false, filter: true, label: 'Atendido' },
  },
  list: {
    columns: ['FECHA', 'TEMA', 'NOMBRE', 'EMAIL', 'ATENDIDO'],
    sort: 'ID_MENSAJE desc',
    split: true,
  },
  trash: true,
  access: { admin: 'all' },
})
