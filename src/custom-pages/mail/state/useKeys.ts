import { useEvent } from 'ra-core'
import { useEffect } from 'react'
import type { Mail, MailFolder } from '../../../contracts/mail'
import { isTyping, useShownKeys } from '../../../ui/controls/pageKeys'
import type { ReplyMode } from './composeContent'
import { fetchMail, includesMail } from './mailIn'
import type { Mailing } from './useMail'
import type { Go } from './useMailPlace'

interface Keys {
  readonly mailing: Mailing
  readonly opened: number | null
  readonly go: Go
  readonly answer: (way: ReplyMode, mail: Mail) => void
  readonly write: () => void
}

const shown = [
  { label: 'shell.shortcuts.mailMove', keys: ['J', 'K'] },
  { label: 'shell.shortcuts.mailArchive', keys: ['E'] },
  { label: 'shell.shortcuts.mailTrash', keys: ['#'] },
  { label: 'shell.shortcuts.mailReply', keys: ['R'] },
  { label: 'shell.shortcuts.mailWrite', keys: ['C'] },
]

/** Shortcuts: j and k next and previous, e archive, # delete, r reply, c compose; disabled in inputs. */
export function useKeys({ mailing, opened, go, answer, write }: Keys) {
  const { list, change, http, isPlain } = mailing
  useShownKeys(shown)
  const press = useEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const mails = list.data?.mails ?? []
    const at = mails.findIndex(mail => includesMail(mail, opened))
    const step = (by: number) => {
      const next = mails[at < 0 ? 0 : at + by]
      if (next && (isPlain || next.folder !== 'drafts')) go({ id: next.id })
    }
    const leave = (folder: MailFolder) => {
      if (opened === null) return
      go({ id: mails[at + 1]?.id ?? null })
      const those = mails[at]?.together?.map(({ id }) => id) ?? [opened]
      void change(those, { folder })
    }
    const moves = { j: () => step(1), k: () => step(-1) }
    const acts = {
      e: () => leave('archive'),
      '#': () => leave('trash'),
      r: () =>
        void (opened !== null && fetchMail(http, opened).then(mail => answer('reply', mail))),
      c: write,
    }
    const keys: Readonly<Record<string, () => void>> = isPlain ? moves : { ...moves, ...acts }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [press])
}
