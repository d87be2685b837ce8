import { adminRole, type Role } from '../../base/business'
import type { Translations } from '../../base/text'

/** Reasons of notifications: transition, assignment, comment, reminder, request for access. */
export const noticeKinds = ['flow', 'assigned', 'comment', 'due', 'asked'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Notifications a role can receive; access requests go only to roles that grant rights. */
export const kindsFor = (role: Role): readonly NoticeKind[] =>
  role === adminRole() ? noticeKinds : noticeKinds.filter(kind => kind !== 'asked')

/** Channels of notifications. */
export const noticeChannels = ['app', 'mail'] as const

/** Resource name that announces a new notification on the live stream; reserved. */
export const NOTICE_NEWS = '_notice'

/** Texts of notifications that do not come from a flow. */
export const noticeTexts: Readonly<
  Record<Exclude<NoticeKind, 'flow'> | 'awaited' | 'dues' | 'mentioned' | 'soon', Translations>
> = {
  awaited: {
    es: 'Espera su aprobación',
    en: 'Awaiting your approval',
    fr: 'En attente de votre approbation',
    vi: 'Cũng đang chờ bạn phê duyệt',
    cn: '还在等待您的批准',
    ar: 'بانتظار موافقتك أيضًا',
  },
  assigned: {
    es: 'Asignado a usted',
    en: 'Assigned to you',
    fr: 'Attribué à vous',
    vi: 'Được giao cho bạn',
    cn: '已分配给您',
    ar: 'أُسند إليك',
  },
  comment: {
    es: 'Nuevo comentario',
    en: 'New comment',
    fr: 'Nouveau commentaire',
    vi: 'Bình luận mới',
    cn: '新评论',
    ar: 'تعليق جديد',
  },
  mentioned: {
    es: 'Le mencionaron en un comentario',
    en: 'You were mentioned in a comment',
    fr: 'Vous êtes mentionné dans un commentaire',
    vi: 'Bạn được nhắc đến trong một bình luận',
    cn: '有评论提到了您',
    ar: 'ذُكرت في تعليق',
  },
  soon: {
    es: 'Empieza pronto',
    en: 'Starts soon',
    fr: 'Commence bientôt',
    vi: 'Sắp bắt đầu',
    cn: '即将开始',
    ar: 'يبدأ قريبًا',
  },
  due: {
    es: 'Vence pronto',
    en: 'Due soon',
    fr: 'Échéance proche',
    vi: 'Sắp đến ngày',
    cn: '日期临近',
    ar: 'اقترب التاريخ',
  },
  dues: {
    es: 'Próximos vencimientos: {{count}}',
    en: 'Upcoming due dates: {{count}}',
    fr: 'Échéances proches : {{count}}',
    vi: 'Mục sắp đến ngày: {{count}}',
    cn: '即将到来的日期：{{count}}',
    ar: 'تواريخ تقترب: {{count}}',
  },
  asked: {
    es: 'Solicita acceso',
    en: 'Requests access',
    fr: 'Demande un accès',
    vi: 'Xin quyền truy cập',
    cn: '申请访问权限',
    ar: 'يطلب صلاحية الوصول',
  },
}

export const isNoticeKind = (value: unknown): value is NoticeKind =>
  noticeKinds.some(kind => kind === value)

/** True for the address of a page in the application. */
export const isPageAddress = (path: string): boolean =>
  path.length <= 120 && /^\/dashboard(\/[\w.~%-]+){1,6}$/.test(path)
