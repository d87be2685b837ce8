import type { Translations } from '../../domain/text'

/** What one does with a warranty order, as its buttons say. */
export const warrantyMoves = {
  aplicaNotaCredito: {
    es: 'Aplica nota de crédito',
    en: 'Credit note applies',
    fr: 'Accorder un avoir',
    vi: 'Áp dụng ghi có',
    cn: '适用贷项凭证',
    ar: 'اعتماد إشعار دائن',
  },
  fueraDeGarantia: {
    es: 'Fuera de garantía',
    en: 'Out of warranty',
    fr: 'Hors garantie',
    vi: 'Hết bảo hành',
    cn: '不在保修期',
    ar: 'خارج الضمان',
  },
  reparacionEnTaller: {
    es: 'Reparación en taller',
    en: 'Workshop repair',
    fr: 'Réparation en atelier',
    vi: 'Sửa tại xưởng',
    cn: '维修厂维修',
    ar: 'إصلاح في الورشة',
  },
  crearNotaCredito: {
    es: 'Crear nota de crédito en SAP',
    en: 'Create credit note in SAP',
    fr: 'Créer l’avoir dans SAP',
    vi: 'Lập phiếu ghi có trong SAP',
    cn: '在 SAP 中开贷项凭证',
    ar: 'إنشاء الإشعار الدائن في SAP',
  },
  cambiarGuia: {
    es: 'Cambiar guía',
    en: 'Change waybill',
    fr: 'Changer le bordereau',
    vi: 'Đổi vận đơn',
    cn: '更改运单',
    ar: 'تغيير بوليصة الشحن',
  },
  anotarTrabajo: {
    es: 'Anotar repuestos y tiempo',
    en: 'Note parts and time',
    fr: 'Noter pièces et temps',
    vi: 'Ghi linh kiện và thời gian',
    cn: '记录配件和工时',
    ar: 'تدوين القطع والوقت',
  },
  cargarInforme: {
    es: 'Cargar informe del taller',
    en: 'Upload workshop report',
    fr: 'Téléverser le rapport d’atelier',
    vi: 'Tải báo cáo của xưởng',
    cn: '上传维修报告',
    ar: 'رفع تقرير الورشة',
  },
  crearGuia: {
    es: 'Pedir guía',
    en: 'Request a waybill',
    fr: 'Demander un bordereau',
    vi: 'Yêu cầu vận đơn',
    cn: '申请运单',
    ar: 'طلب بوليصة شحن',
  },
} as const satisfies Readonly<Record<string, Translations>>
