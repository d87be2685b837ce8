/** Somebody one writes to or hears from; without an id, an address outside. */
export interface MailContact {
  readonly id?: number
  readonly name: string
  readonly email: string | null
  readonly avatar?: string | null
}
export interface MailAttachment {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly type: string
  readonly path: string
}
/** A mail as its owner has it (domain.md 2.13), with what is ours besides. */
export interface Mail {
  readonly id: number
  /** The same for a mail and all that answers it. */
  readonly threadId: number
  /** Of a conversation that stands for all of it: what of it lies here, the latest first. */
  readonly together?: readonly Together[]
  readonly labelIds: readonly string[]
  readonly folder: string
  readonly isImportant: boolean
  readonly isStarred: boolean
  readonly isUnread: boolean
  /** It waits a moment, in which it may be taken back. */
  readonly isSending: boolean
  readonly subject: string
  /** Of one that is read alone. */
  readonly message?: string
  /** The beginning of its text. */
  readonly snippet: string
  readonly createdAt: string
  readonly attachments: readonly MailAttachment[]
  readonly from: MailContact
  readonly to: readonly MailContact[]
  readonly cc: readonly MailContact[]
  /** Only its sender sees whom it went to besides. */
  readonly bcc: readonly MailContact[]
}
/** Whether a mail, or the conversation it stands for, is this one or holds it. */
export const holdsMail = ({ id, together }: Mail, wanted: number | null) =>
  id === wanted || together?.some(each => each.id === wanted) === true

export interface Together {
  readonly id: number
  readonly isMine: boolean
}
export interface MailLabel {
  readonly id: string
  readonly type: 'system' | 'custom'
  readonly name: string
  readonly unreadCount: number
  readonly color: string | null
}
