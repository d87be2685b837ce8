import type { Role } from '../domain/roles'
import type { Translations } from '../domain/text'
import type { Who } from './field'
import type { Rule } from './rule'

/**
 * Why somebody is told: a step of a flow, a record that became theirs, a comment that concerns them, a
 * day that comes near, a page that a colleague asks to open.
 */
export const noticeKinds = ['flow', 'assigned', 'comment', 'due', 'asked'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What somebody of this role is ever told: only who gives rights is asked for them. */
export const kindsFor = (role: Role): readonly NoticeKind[] =>
  role === GIVER ? noticeKinds : noticeKinds.filter(kind => kind !== 'asked')

/** Who gives roles to others. */
export const GIVER: Role = '10'

/** What somebody wants to hear of: in the app, and by mail as well. */
export interface NoticeWish {
  readonly app: boolean
  readonly mail: boolean
}
export const noticeWays = ['app', 'mail'] as const satisfies readonly (keyof NoticeWish)[]

/** As whose change the live stream tells a person of a new notice: no resource has such a name. */
export const NOTICE_NEWS = '_notice'

/** What somebody is told; of a record they may not read (any more) it says neither name nor address. */
export interface Notice {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  readonly at: string
  readonly isRead: boolean
  /** What kind of record: `Pedido`. */
  readonly label: string
  readonly resource?: string
  readonly record?: string | number
  readonly title?: string
  /** It stands for so many records of the resource, which its list shows under this filter. */
  readonly count?: number
  readonly filter?: Readonly<Record<string, unknown>>
  /** The date it is about, and what stands there. */
  readonly field?: string
  readonly day?: string
  /** The address of a page somebody asks to open. */
  readonly page?: string
}

/** When a date tells whom that it comes near. Days are told together, one notice a person and day; a `dateTime` at once. */
export interface Due {
  /** So many days before; on the day itself when not said. */
  readonly before?: number
  /** Of a `dateTime`: so many hours before. */
  readonly hours?: number
  /** Records it no longer concerns: a visit that took place. */
  readonly unless?: Rule
  /** Roles, a rule over `$me`, or the field that names the person. */
  readonly tell: Who | { readonly from: string }
}

/** What a notice says that no flow worded. */
export const noticeTexts: Readonly<
  Record<Exclude<NoticeKind, 'flow'> | 'awaited' | 'dues' | 'mentioned' | 'soon', Translations>
> = {
  awaited: {
    es: 'Espera también su aprobación',
    en: 'It awaits your approval too',
    fr: 'Votre approbation est aussi attendue',
    vi: 'Cũng đang chờ bạn phê duyệt',
    cn: '还在等待您的批准',
    ar: 'بانتظار موافقتك أيضًا',
  },
  assigned: {
    es: 'Ahora está a su cargo',
    en: 'It is now yours to look after',
    fr: 'C’est désormais à vous de vous en occuper',
    vi: 'Từ nay bạn phụ trách mục này',
    cn: '现在由您负责',
    ar: 'أصبح الآن في عهدتك',
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
    es: 'Le mencionan en un comentario',
    en: 'You are mentioned in a comment',
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
    es: 'Se acerca la fecha',
    en: 'The date is near',
    fr: 'La date approche',
    vi: 'Sắp đến ngày',
    cn: '日期临近',
    ar: 'اقترب التاريخ',
  },
  dues: {
    es: 'Fechas que se acercan: {{count}}',
    en: 'Dates that are near: {{count}}',
    fr: 'Dates qui approchent : {{count}}',
    vi: 'Mục sắp đến ngày: {{count}}',
    cn: '即将到来的日期：{{count}}',
    ar: 'تواريخ تقترب: {{count}}',
  },
  asked: {
    es: 'Pide acceso',
    en: 'Asks for access',
    fr: 'Demande un accès',
    vi: 'Xin quyền truy cập',
    cn: '申请访问权限',
    ar: 'يطلب صلاحية الوصول',
  },
}

export const isNoticeKind = (value: unknown): value is NoticeKind =>
  noticeKinds.some(kind => kind === value)

/** An address of the desk, as a page is asked for by. */
export const isPageAddress = (path: string): boolean =>
  path.length <= 120 && /^\/dashboard(\/[\w.~%-]+){1,6}$/.test(path)
