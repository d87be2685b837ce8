import type { Translations } from '../../domain/text'

/** What the document says of notices and of what waits. */
export const noticeTexts = {
  notices: {
    es: 'Los avisos propios, los más nuevos primero',
    en: 'One’s own notices, the newest first',
    fr: 'Ses avis, les plus récents d’abord',
    vi: 'Thông báo của mình, mới nhất trước',
    cn: '自己的通知，最新在前',
    ar: 'إشعاراتي، الأحدث أولًا',
  },
  markNotices: {
    es: 'Marcar avisos como leídos o no leídos',
    en: 'Mark notices as read or unread',
    fr: 'Marquer des avis comme lus ou non lus',
    vi: 'Đánh dấu thông báo đã đọc hoặc chưa đọc',
    cn: '将通知标记为已读或未读',
    ar: 'وضع علامة مقروء أو غير مقروء على الإشعارات',
  },
  noticeWishes: {
    es: 'De qué se quiere recibir avisos',
    en: 'What one wants to be told of',
    fr: 'Ce dont on veut être averti',
    vi: 'Muốn được báo về điều gì',
    cn: '希望收到哪些通知',
    ar: 'ما يُراد الإشعار به',
  },
  setNoticeWishes: {
    es: 'Elegir de qué se reciben avisos',
    en: 'Choose what one is told of',
    fr: 'Choisir ce dont on est averti',
    vi: 'Chọn điều muốn được báo',
    cn: '选择接收哪些通知',
    ar: 'اختيار ما يُراد الإشعار به',
  },
  askedAccess: {
    es: 'Cuándo se pidió acceso a una página, en el último día',
    en: 'When access to a page was asked for, within a day',
    fr: 'Quand l’accès à une page a été demandé, depuis un jour',
    vi: 'Đã xin quyền mở một trang khi nào, trong một ngày qua',
    cn: '过去一天内何时申请过某页面的访问权限',
    ar: 'متى طُلبت صلاحية صفحة خلال اليوم الأخير',
  },
  askAccess: {
    es: 'Pedir acceso a una página a quienes dan los roles',
    en: 'Ask those who give roles for access to a page',
    fr: 'Demander l’accès à une page à qui donne les rôles',
    vi: 'Xin những người cấp vai trò quyền mở một trang',
    cn: '向授予角色的人申请访问某页面',
    ar: 'طلب صلاحية صفحة ممن يمنحون الأدوار',
  },
  waiting: {
    es: 'Cuántos registros de cada flujo esperan a quien pregunta',
    en: 'How many records of each flow wait for who asks',
    fr: 'Combien de dossiers de chaque flux attendent qui demande',
    vi: 'Bao nhiêu hồ sơ của mỗi luồng đang chờ người hỏi',
    cn: '每个流程中有多少记录在等待提问者处理',
    ar: 'كم سجلًا في كل مسار ينتظر السائل',
  },
} satisfies Record<string, Translations>
