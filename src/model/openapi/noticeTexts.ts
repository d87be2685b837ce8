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
  waiting: {
    es: 'Cuántos registros de cada flujo esperan a quien pregunta',
    en: 'How many records of each flow wait for who asks',
    fr: 'Combien de dossiers de chaque flux attendent qui demande',
    vi: 'Bao nhiêu hồ sơ của mỗi luồng đang chờ người hỏi',
    cn: '每个流程中有多少记录在等待提问者处理',
    ar: 'كم سجلًا في كل مسار ينتظر السائل',
  },
} satisfies Record<string, Translations>
