import type { Role } from '../domain/roles'
import type { Translations } from '../domain/text'
import type { Who } from './field'

/**
 * Why somebody is told: a step of a flow, a record that became theirs, a day that comes near, a page
 * that a colleague asks to open.
 */
export const noticeKinds = ['flow', 'assigned', 'due', 'asked'] as const
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
  /** The date it is about, and what stands there. */
  readonly field?: string
  readonly day?: string
  /** The address of a page somebody asks to open. */
  readonly page?: string
}

/** When a date tells whom that it comes near. */
export interface Due {
  /** So many days before; on the day itself when not said. */
  readonly before?: number
  /** Roles, a rule over `$me`, or the field that names the person. */
  readonly tell: Who | { readonly from: string }
}

/** What a notice says that no flow worded. */
export const noticeTexts: Readonly<Record<Exclude<NoticeKind, 'flow'> | 'awaited', Translations>> =
  {
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
    due: {
      es: 'Se acerca la fecha',
      en: 'The date is near',
      fr: 'La date approche',
      vi: 'Sắp đến ngày',
      cn: '日期临近',
      ar: 'اقترب التاريخ',
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
