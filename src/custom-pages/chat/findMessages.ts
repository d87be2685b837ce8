import type { FoundOnPage } from '../../providers/customPages'
import type { Http } from '../../providers/http'
import { chatCalls } from './chatCalls'
import { CHAT_PATH } from './chatPath'

const MOST = 5

/** The latest messages that hold these words, in the conversations of who asks. */
export async function findMessages(http: Http, words: string): Promise<readonly FoundOnPage[]> {
  const calls = chatCalls(http)
  const [messages, people] = await Promise.all([calls.search(words), calls.contacts()])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return messages.slice(0, MOST).map(({ id, n, conversationId, body, senderId, createdAt }) => ({
    id,
    to: `${CHAT_PATH}/${conversationId}?m=${n}`,
    title: body,
    from: names.get(senderId) ?? '',
    at: createdAt,
  }))
}
