import { chatContacts, chatSearch } from '../../contracts/chat'
import { call } from '../../providers/dataProvider/call'
import type { Http } from '../../providers/http/http'
import type { FoundOnPage } from '../../providers/navigation/customPages'
import { CHAT_PATH } from './state/chatPath'

const MOST = 5

/** Latest messages of the user's conversations with these words. */
export async function findMessages(http: Http, words: string): Promise<readonly FoundOnPage[]> {
  const [{ messages }, { contacts }] = await Promise.all([
    call(http, chatSearch, { query: { q: words } }),
    call(http, chatContacts, {}),
  ])
  const names = new Map(contacts.map(({ id, name }) => [id, name]))
  return messages.slice(0, MOST).map(({ id, n, conversationId, body, senderId, createdAt }) => ({
    id,
    to: `${CHAT_PATH}/${conversationId}?m=${n}`,
    title: body,
    from: names.get(senderId) ?? '',
    at: createdAt,
  }))
}
