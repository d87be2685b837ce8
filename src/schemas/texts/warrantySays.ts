import type { Translations } from '../../domain/text'

/** What a warranty order tells people. */
export const warrantySays = {
  priceMissing: {
    es: 'El precio sin IVA debe ser mayor que cero',
    en: 'The price without IVA must be above zero',
    fr: 'Le prix hors IVA doit être supérieur à zéro',
    vi: 'Giá chưa gồm IVA phải lớn hơn 0',
    cn: '不含 IVA 的价格须大于零',
    ar: 'يجب أن يكون السعر بدون الضريبة أكبر من صفر',
  },
  isOpen: {
    es: 'Este equipo ya tiene una orden abierta',
    en: 'This device has an open order already',
    fr: 'Cet appareil a déjà un ordre ouvert',
    vi: 'Thiết bị này đã có một đơn đang mở',
    cn: '此设备已有未结的保修单',
    ar: 'لهذا الجهاز طلب مفتوح بالفعل',
  },
  hasGuide: {
    es: 'Ya tiene guía: cámbiela si no es la correcta',
    en: 'It has a waybill already: change it if it is not the right one',
    fr: 'Elle a déjà un bordereau : changez-le s’il n’est pas le bon',
    vi: 'Đã có vận đơn: hãy đổi nếu không đúng',
    cn: '已有运单；如有误请更改',
    ar: 'لديه بوليصة بالفعل: غيّرها إن لم تكن صحيحة',
  },
  outOfWarranty: {
    es: 'El equipo está fuera de garantía',
    en: 'The device is out of warranty',
    fr: 'L’appareil est hors garantie',
    vi: 'Thiết bị hết bảo hành',
    cn: '设备不在保修期',
    ar: 'الجهاز خارج الضمان',
  },
  repaired: {
    es: 'El equipo fue reparado en el taller',
    en: 'The device was repaired in the workshop',
    fr: 'L’appareil a été réparé en atelier',
    vi: 'Thiết bị đã được sửa tại xưởng',
    cn: '设备已在维修厂修复',
    ar: 'أُصلح الجهاز في الورشة',
  },
  creditNoteMade: {
    es: 'La nota de crédito está en camino',
    en: 'The credit note is on its way',
    fr: 'L’avoir est en route',
    vi: 'Phiếu ghi có đang được lập',
    cn: '贷项凭证正在开具',
    ar: 'الإشعار الدائن قيد الإصدار',
  },
} as const satisfies Readonly<Record<string, Translations>>
