import type { Http } from '../../providers/http/http'
import type { FoundOnPage } from '../../providers/navigation/customPages'
import { BASE } from '../../providers/navigation/publicUrls'
import { fetchMails } from './state/mailIn'

const MOST = 5

/** Latest mails of the user with these words. */
export async function findMails(http: Http, words: string): Promise<readonly FoundOnPage[]> {
  const { mails } = await fetchMails(http, { label: 'all', search: words, page: 0 })
  return mails.slice(0, MOST).map(({ id, subject, snippet, from, createdAt }) => ({
    id,
    to: `${BASE}/mail/all?id=${id}`,
    title: subject || snippet,
    from: from.name,
    at: createdAt,
  }))
}
