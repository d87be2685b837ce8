import { defineResource } from '../model/schema'
import { positionTexts as texts } from './texts/positions'

const given = 0
const withdrawn = 1
/** One's own, and those of the people one leads. */
const seen = { or: [{ USER_ID: '$me.ID' }, { 'USER_ID.JEFE': '$me.ID' }] } as const
const own = { read: seen, create: true } as const

/**
 * Who lets their position be taken, since when, and what they had read; only they give and withdraw it.
 * Withdrawn, it takes every position that was kept under it along (safety.md; ux.md 4.14).
 */
export const positionConsents = defineResource({
  name: 'position-consents',
  table: 'POSICION_CONSENTIMIENTO',
  key: 'ID',
  title: 'ID',
  company: 'EMPRESA',
  label: {
    es: 'Consentimiento de posición | Consentimientos de posición',
    en: 'Position consent | Position consents',
    fr: 'Consentement de position | Consentements de position',
    vi: 'Đồng ý chia sẻ vị trí | Đồng ý chia sẻ vị trí',
    cn: '位置同意书 | 位置同意书',
    ar: 'موافقة على الموقع | موافقات على الموقع',
  },
  icon: 'how_to_reg',
  menu: false,
  related: [],
  fields: {
    ID: { kind: 'id' },
    USER_ID: {
      kind: 'reference',
      to: 'users',
      label: texts.person,
      default: '$me.ID',
      readOnly: true,
      filter: true,
      unique: { while: 'ESTADO', in: [given], else: texts.oneOnly },
    },
    FECHA: {
      kind: 'dateTime',
      event: false,
      label: texts.given,
      default: '$now',
      readOnly: true,
      filter: true,
    },
    TEXTO: {
      kind: 'longText',
      label: texts.notice,
      required: true,
      createOnly: true,
      maxLength: 2000,
    },
    ESTADO: { kind: 'status', flow: 'consentimiento' },
    RETIRADO: { kind: 'dateTime', event: false, label: texts.ended, readOnly: true },
  },
  list: {
    columns: ['ID', 'USER_ID', 'FECHA', 'ESTADO', 'RETIRADO'],
    sort: 'FECHA desc',
    tabs: 'ESTADO',
  },
  access: { '10': { read: true, create: true }, '9': own, '8': own, '7': own, '6': own, '5': own },
  flow: {
    consentimiento: {
      initial: given,
      states: {
        [given]: { label: texts.inForce, colour: 'success' },
        [withdrawn]: { label: texts.withdrawn, colour: 'default', end: true },
      },
      transitions: {
        retirar: {
          label: texts.withdraw,
          from: [given],
          to: withdrawn,
          by: { USER_ID: '$me.ID' },
          effects: [
            { set: { RETIRADO: '$now' } },
            { erase: 'positions', where: { CONSENTIMIENTO: { from: 'ID' } } },
          ],
          icon: 'location_off',
          colour: 'error',
          confirm: texts.sure,
        },
      },
    },
  },
})
