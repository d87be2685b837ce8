import { adminRole, type Role } from '../../base/business'

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

export const isNoticeKind = (value: unknown): value is NoticeKind =>
  noticeKinds.some(kind => kind === value)

/** True for the address of a page in the application. */
export const isPageAddress = (path: string): boolean =>
  path.length <= 120 && /^\/dashboard(\/[\w.~%-]+){1,6}$/.test(path)
