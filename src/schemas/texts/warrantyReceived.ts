import type { Translations } from '../../domain/text'

/** What is said once a device was handed over. */
export const receivedWords = {
  received: {
    es: 'Equipo recibido',
    en: 'Device received',
    fr: 'Appareil reçu',
    vi: 'Đã nhận máy',
    cn: '设备已接收',
    ar: 'تم استلام الجهاز',
  },
  another: {
    es: 'Recibir otro equipo',
    en: 'Receive another device',
    fr: 'Recevoir un autre appareil',
    vi: 'Nhận máy khác',
    cn: '接收另一台设备',
    ar: 'استلام جهاز آخر',
  },
} as const satisfies Readonly<Record<string, Translations>>
