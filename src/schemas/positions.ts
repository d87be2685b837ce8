import { positionKeptDays } from '../domain/tracking/tracking'
import { defineResource } from '../model/schema'
import { positionTexts as texts } from './texts/positions'

/** Known once the server has taken it in. */
const notAhead = {
  or: [{ RECIBIDO: { empty: true } }, { FECHA: { lte: { field: 'RECIBIDO' } } }],
} as const
const seen = { or: [{ USER_ID: '$me.ID' }, { 'USER_ID.JEFE': '$me.ID' }] } as const
/** Only one's own, and only as long as one agrees to it. */
const agreed = { 'CONSENTIMIENTO.USER_ID': '$me.ID', 'CONSENTIMIENTO.ESTADO': 0 } as const
const own = { read: seen, create: agreed } as const

/**
 * Where somebody was in their working hours, by their own consent: for them, whom they report to and
 * administrators. Nobody changes one. The server takes none outside of their schedule.
 */
export const positions = defineResource({
  name: 'positions',
  table: 'POSICION',
  key: 'ID',
  title: 'ID',
  company: 'EMPRESA',
  label: {
    es: 'Posición | Posiciones',
    en: 'Position | Positions',
    fr: 'Position | Positions',
    vi: 'Vị trí | Vị trí',
    cn: '位置 | 位置',
    ar: 'موقع | مواقع',
  },
  icon: 'place',
  menu: false,
  lasts: { setting: 'companies.DIAS_POSICIONES', otherwise: positionKeptDays },
  fields: {
    ID: { kind: 'id' },
    USER_ID: {
      kind: 'reference',
      to: 'users',
      label: texts.person,
      default: '$me.ID',
      readOnly: true,
      filter: true,
    },
    CONSENTIMIENTO: {
      kind: 'reference',
      to: 'position-consents',
      label: texts.consent,
      required: true,
      createOnly: true,
    },
    FECHA: {
      kind: 'dateTime',
      event: false,
      label: texts.at,
      default: '$now',
      createOnly: true,
      filter: true,
    },
    RECIBIDO: {
      kind: 'dateTime',
      event: false,
      label: texts.arrived,
      default: '$now',
      readOnly: true,
    },
    GEOLOCALIZACION: { kind: 'location', label: texts.place, required: true, createOnly: true },
    PRECISION: { kind: 'integer', label: texts.accuracy, min: 0, createOnly: true },
    // The message of a conversation it was sent with: `12-34` as the chat names it.
    MENSAJE: { kind: 'code', label: texts.message, maxLength: 40, createOnly: true, filter: true },
  },
  checks: [{ rule: notAhead, at: 'FECHA', else: texts.ahead }],
  list: {
    columns: ['FECHA', 'USER_ID', 'GEOLOCALIZACION', 'PRECISION', 'RECIBIDO'],
    sort: 'FECHA desc',
  },
  access: {
    '10': { read: true, create: agreed },
    ...{ '9': own, '8': own, '7': own, '6': own, '5': own },
  },
})
