import type { Translations } from '../../domain/text'

/** What marks, positions and schedules all speak of: somebody who works here, where, and as the server heard it. */
export const staffTexts = {
  person: {
    es: 'Persona',
    en: 'Person',
    fr: 'Personne',
    vi: 'Người',
    cn: '人员',
    ar: 'الشخص',
  },
  arrived: {
    es: 'Llegó al servidor',
    en: 'Reached the server',
    fr: 'Reçu par le serveur',
    vi: 'Đến máy chủ',
    cn: '服务器接收时间',
    ar: 'وصل إلى الخادم',
  },
  place: {
    es: 'Posición',
    en: 'Position',
    fr: 'Position',
    vi: 'Vị trí',
    cn: '位置',
    ar: 'الموقع',
  },
  accuracy: {
    es: 'Precisión (m)',
    en: 'Accuracy (m)',
    fr: 'Précision (m)',
    vi: 'Độ chính xác (m)',
    cn: '精度（米）',
    ar: 'الدقة (م)',
  },
} as const satisfies Readonly<Record<string, Translations>>
