import { CHAT } from '../areas/chat/chatReader'
import { countUnreadMessages } from '../areas/chat/conversations'
import { countUnreadMails } from '../areas/mail/labels'
import { MAIL } from '../areas/mail/mailReader'
import type { ServerBusiness } from '../http/serverBusiness'

/** Unread messages and mails of the user. */
export const unread: NonNullable<ServerBusiness['unread']> = async reader => {
  const [chats, mails] = await Promise.all([countUnreadMessages(reader), countUnreadMails(reader)])
  return { ...(chats > 0 && { [CHAT]: chats }), ...(mails > 0 && { [MAIL]: mails }) }
}
