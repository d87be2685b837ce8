import { useEffect, useState } from 'react'
import { textIn } from '../../base/text'
import type own from '../../business/locales/en/app.json'
import { dateTime } from '../../kinds/dateTime/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { isUnsent } from '../../providers/sendLater/kind'
import { useLocalQueues } from '../../providers/sendLater/localQueues'
import type { WaitingEntries } from '../../providers/sendLater/waiting'
import { fill, useWords } from '../../ui/front/words'
import { Card } from '../../ui/primitives/Card'
import { type UnsentEntries, unsentEntries } from './unsentEntries'

/** After an offline reload: data of the user that is kept on this device. */
export function PreviousSession() {
  const { auth } = useWords().words
  const session = usePreviousSession()
  if (!session) return null
  const { holder, kept, waiting } = session
  return (
    <Card className="login-card" title={fill(auth.leftTitle, { name: holder.name })}>
      <p>{auth.leftText}</p>
      {waiting.length > 0 && (
        <>
          <h3>{fill(auth.leftWaiting, { count: waiting.length })}</h3>
          <ul className="login-kept">
            {waiting.map(each => (
              <Entry key={each.entry.key} waiting={each} />
            ))}
          </ul>
        </>
      )}
      {kept.map(({ Part }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <Part key={at} holder={holder} />
      ))}
    </Card>
  )
}

function usePreviousSession() {
  const { storage } = useBackend()
  const { load, loadKept } = useLocalQueues()
  const [session, setSession] = useState<UnsentEntries | null>(null)
  useEffect(() => {
    let isHere = true
    const update = (session: UnsentEntries | null) => {
      if (isHere) setSession(session)
    }
    void Promise.all([load(), loadKept?.()])
      .then(([queues, kept = []]) =>
        unsentEntries({ storage, now: Date.now() / 1000, queues, kept }),
      )
      .then(update, () => update(null))
    return () => {
      isHere = false
    }
  }, [storage, load, loadKept])
  return session
}

function Entry({ waiting: { title, kind, entry } }: { readonly waiting: WaitingEntries }) {
  const { later } = useWords().words
  const language = useLanguage()
  const { kinds, news: _, ...states } = later as typeof later & (typeof own)['later']
  const kindLabels: Readonly<Record<string, string>> = kinds
  const stateLabels: Readonly<Record<string, string>> = states
  return (
    <li>
      <b dir="auto">{textIn(title, language)}</b>
      <span>
        {kindLabels[kind]} · {dateTime.print(entry.at, {}, language)} ·{' '}
        {stateLabels[isUnsent(entry) ? 'waiting' : entry.state]}
      </span>
    </li>
  )
}
