import type { Translations } from '../../domain/text'

/** How a device is locked, and what opens it. */
export const lockWords = {
  lock: {
    es: 'Bloqueo del equipo',
    en: 'Lock of the device',
    fr: 'Verrouillage de l’appareil',
    vi: 'Khóa máy',
    cn: '设备锁',
    ar: 'قفل الجهاز',
  },
  none: {
    es: 'Sin bloqueo',
    en: 'Not locked',
    fr: 'Non verrouillé',
    vi: 'Không khóa',
    cn: '无锁',
    ar: 'بدون قفل',
  },
  pin: { es: 'PIN', en: 'PIN', fr: 'Code PIN', vi: 'Mã PIN', cn: 'PIN 码', ar: 'رقم PIN' },
  pattern: { es: 'Patrón', en: 'Pattern', fr: 'Schéma', vi: 'Hình vẽ', cn: '图案', ar: 'نمط' },
  password: {
    es: 'Contraseña',
    en: 'Password',
    fr: 'Mot de passe',
    vi: 'Mật khẩu',
    cn: '密码',
    ar: 'كلمة مرور',
  },
  withheld: {
    es: 'El cliente no la entrega',
    en: 'The customer does not give it',
    fr: 'Le client ne le donne pas',
    vi: 'Khách không cung cấp',
    cn: '客户不提供',
    ar: 'العميل لا يعطيها',
  },
  key: {
    es: 'Clave de desbloqueo',
    en: 'What unlocks it',
    fr: 'Code de déverrouillage',
    vi: 'Mã mở khóa',
    cn: '解锁方式',
    ar: 'رمز الفتح',
  },
  keyHelp: {
    es: 'La lee solo el taller y se borra al cerrar la orden. Patrón: los puntos por número, del 1 al 9 (1-2-5-8)',
    en: 'Only the workshop reads it; it is erased when the order closes. Pattern: its points by number, 1 to 9 (1-2-5-8)',
    fr: 'Seul l’atelier le lit ; il est effacé à la clôture. Schéma : les points par numéro, de 1 à 9 (1-2-5-8)',
    vi: 'Chỉ xưởng đọc được và bị xóa khi đóng đơn. Hình vẽ: các điểm theo số từ 1 đến 9 (1-2-5-8)',
    cn: '仅维修厂可见，订单关闭时删除。图案：按 1 到 9 的点序填写（1-2-5-8）',
    ar: 'تقرؤها الورشة وحدها وتُمحى عند إغلاق الطلب. النمط: النقاط بأرقامها من 1 إلى 9 (1-2-5-8)',
  },
  note: {
    es: 'Anotar bloqueo',
    en: 'Note the lock',
    fr: 'Noter le verrouillage',
    vi: 'Ghi khóa máy',
    cn: '记录设备锁',
    ar: 'تدوين القفل',
  },
} as const satisfies Readonly<Record<string, Translations>>
