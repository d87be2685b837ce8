import type { Translations } from '../../domain/text'

/** What the document says of devices. */
export const deviceTexts = {
  warrantyCover: {
    es: 'La garantía de un equipo: producto, venta, vigencia, taller',
    en: 'The cover of a device: product, sale, validity, workshop',
    fr: 'La garantie d’un appareil : produit, vente, validité, atelier',
    vi: 'Bảo hành của thiết bị: sản phẩm, lần bán, thời hạn, xưởng',
    cn: '设备的保修：产品、销售、有效期、维修厂',
    ar: 'ضمان جهاز: المنتج والبيع والصلاحية والورشة',
  },
  tracking: {
    es: 'Usted y a quien dirige: consentimiento, horario y última posición',
    en: 'Oneself and whom one leads: consent, hours and last position',
    fr: 'Soi-même et qui l’on dirige : consentement, horaire et dernière position',
    vi: 'Bản thân và người mình quản lý: sự đồng ý, giờ làm và vị trí gần nhất',
    cn: '本人及所管理的人员：同意、工作时间和最近位置',
    ar: 'الشخص ومن يديرهم: الموافقة والدوام وآخر موقع',
  },
  notOurs: {
    es: 'No consta como facturado por nosotros',
    en: 'Not on record as invoiced by us',
    fr: 'Ne figure pas parmi ce que nous avons facturé',
    vi: 'Không có trong hoá đơn của chúng tôi',
    cn: '没有我方开票记录',
    ar: 'غير مسجل كمفوتر من عندنا',
  },
  clientCovers: {
    es: 'Los últimos equipos de un cliente con su garantía',
    en: 'The last devices of a customer with their cover',
    fr: 'Les derniers appareils d’un client avec leur garantie',
    vi: 'Các thiết bị gần nhất của khách hàng và bảo hành',
    cn: '客户最近购买的设备及其保修',
    ar: 'آخر أجهزة العميل مع ضمانها',
  },
  findDevices: {
    es: 'Buscar equipos por IMEI o serie: dónde está cada uno, en todo lo que se puede leer',
    en: 'Find devices by IMEI or serial: where each stands, in everything that may be read',
    fr: 'Chercher des appareils par IMEI ou série : où se trouve chacun, dans tout ce qui se lit',
    vi: 'Tìm thiết bị theo IMEI hoặc sê-ri: mỗi máy đang ở đâu, trong mọi dữ liệu được xem',
    cn: '按 IMEI 或序列号查找设备：在所有可读数据中的位置',
    ar: 'البحث عن الأجهزة برقم IMEI أو التسلسلي: أين يوجد كل منها في كل ما يمكن قراءته',
  },
  deviceLife: {
    es: 'La vida de un equipo: compra, traslados, venta, entrega, garantía',
    en: 'The life of a device: purchase, moves, sale, delivery, warranty',
    fr: 'La vie d’un appareil : achat, transferts, vente, livraison, garantie',
    vi: 'Vòng đời thiết bị: mua, chuyển kho, bán, giao, bảo hành',
    cn: '设备的全部经历：采购、调拨、销售、交付、保修',
    ar: 'حياة الجهاز: الشراء والنقل والبيع والتسليم والضمان',
  },
  checkSerials: {
    es: 'Revisar series contra las líneas de un pedido; no cambia nada',
    en: 'Check serials against the lines of an order; changes nothing',
    fr: 'Vérifier des séries avec les lignes d’une commande ; ne change rien',
    vi: 'Kiểm tra sê-ri với các dòng của đơn; không thay đổi gì',
    cn: '将序列号与订单行核对；不作更改',
    ar: 'مراجعة الأرقام التسلسلية مع بنود الطلب؛ لا يغيّر شيئًا',
  },
  loadSerials: {
    es: 'Cargar series en un pedido; cada una con su respuesta, y repetir no carga dos veces',
    en: 'Load serials into an order; one answer each, and asking again loads nothing twice',
    fr: 'Charger des séries dans une commande ; une réponse chacune, sans double chargement',
    vi: 'Nạp sê-ri vào đơn; mỗi số một kết quả, gọi lại không nạp hai lần',
    cn: '将序列号录入订单；逐个答复，重复请求不会重复录入',
    ar: 'تحميل الأرقام في طلب؛ لكل رقم جوابه، والتكرار لا يحمّل مرتين',
  },
} as const satisfies Readonly<Record<string, Translations>>
