import type { FoundOnPage } from '../../providers/customPages'
import type { Http } from '../../providers/http'
import { BASE } from '../../providers/publicUrls'
import { mailCalls } from './mailCalls'

const MOST = 5

/** The latest mails of who asks that hold these words. */
export async function findMails(http: Http, words: string): Promise<readonly FoundOnPage[]> {
  const { mails } = await mailCalls(http).list('all', words, 0)
  return mails.slice(0, MOST).map(({ id, subject, snippet, from, createdAt }) => ({
    id,
    to: `${BASE}/mail/all?id=${id}`,
    title: subject || snippet,
    from: from.name,
    at: createdAt,
  }))
}
