import { contactTopics } from '../domain/contactTopics'
import { defineResource } from '../model/schema'

/** What visitors of the public pages write to the company. */
export const contactMessages = defineResource({
  name: 'contact-messages',
  table: 'MENSAJE_CONTACTO',
  key: 'ID_MENSAJE',
  title: 'NOMBRE',
  label: {
    es: 'Mensaje de contacto | Mensajes de contacto',
    en: 'Contact message | Contact messages',
    fr: 'Message de contact | Messages de contact',
    vi: 'Tin nhắn liên hệ | Tin nhắn liên hệ',
    cn: '联系留言 | 联系留言',
    ar: 'رسالة تواصل | رسائل التواصل',
  },
  icon: 'mail',
  menu: 'customer',
  fields: {
    ID_MENSAJE: { kind: 'id' },
    FECHA: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    TEMA: {
      kind: 'choice',
      options: contactTopics,
      required: true,
      createOnly: true,
      filter: true,
      label: { es: 'Tema', en: 'Topic', fr: 'Sujet', vi: 'Chủ đề', cn: '主题', ar: 'الموضوع' },
    },
    NOMBRE: {
      kind: 'text',
      maxLength: 120,
      required: { TEMA: { ne: 'aviso' } },
      createOnly: true,
      search: true,
    },
    EMAIL: { kind: 'email', required: true, createOnly: true, search: true },
    TELEFONO: { kind: 'phone', createOnly: true, search: true },
    MENSAJE: {
      kind: 'longText',
      maxLength: 2000,
      required: { TEMA: { ne: 'aviso' } },
      createOnly: true,
      label: {
        es: 'Mensaje',
        en: 'Message',
        fr: 'Message',
        vi: 'Tin nhắn',
        cn: '留言',
        ar: 'الرسالة',
      },
    },
    ATENDIDO: {
      kind: 'boolean',
      default: false,
      filter: true,
      label: {
        es: 'Atendido',
        en: 'Answered',
        fr: 'Traité',
        vi: 'Đã phản hồi',
        cn: '已处理',
        ar: 'تم الرد',
      },
    },
  },
  list: { columns: ['FECHA', 'TEMA', 'NOMBRE', 'EMAIL', 'ATENDIDO'], sort: 'ID_MENSAJE desc' },
  trash: true,
  access: { '10': 'all' },
})
