import { useEffect, useState } from 'react'
import { textIn } from '../../base/text'
import type own from '../../business/locales/en/app.json'
import { dateTime } from '../../kinds/dateTime/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { isUnsent, type LaterKind, type QueueEntry } from '../../providers/sendLater/kind'
import {
  type Holder,
  type LocalQueue,
  type StoredPart,
  useLocalQueues,
} from '../../providers/sendLater/localQueues'
import { type WaitingEntries, waitingFlag } from '../../providers/sendLater/waiting'
import { indexedDbBox } from '../../providers/session/draftBox'
import type { DraftBox } from '../../providers/session/drafts'
import { savedHolder } from '../../providers/session/savedHolder'
import type { SafeStorage } from '../../providers/session/storage'
import { fill, useWords } from '../../ui/front/words'
import { Card } from '../../ui/primitives/layout'

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

/** A person's unsent entries on this device, without a verified session. */
interface UnsentEntries {
  readonly holder: Holder
  /** Additional entries of the business. */
  readonly kept: readonly StoredPart[]
  /** Oldest first. */
  readonly waiting: readonly WaitingEntries[]
}

interface Place {
  readonly storage: SafeStorage
  /** In seconds. */
  readonly now: number
  readonly queues: Readonly<Record<string, LocalQueue>>
  readonly kept?: readonly StoredPart[]
  readonly boxOf?: (database: string) => DraftBox
}
/** Unsent entries of the owner of the unexpired token; null without any. Read-only. */
export async function unsentEntries({
  storage,
  now,
  queues,
  kept = [],
  boxOf = keptBox,
}: Place): Promise<UnsentEntries | null> {
  const holder = savedHolder({ storage, now })
  if (!holder) return null
  const sub = String(holder.me.ID)
  const found = await Promise.all(
    Object.values(queues)
      .filter(({ kind: { name } }) => storage.get(waitingFlag(name)) !== null)
      .map(({ kind }) => entriesOf(kind, { box: boxOf(kind.database), person: sub })),
  )
  const waiting = found.flat().sort((one, other) => one.entry.at.localeCompare(other.entry.at))
  const isAny = waiting.length > 0 || kept.some(({ isKept }) => isKept?.(storage, holder))
  return isAny ? { holder, kept, waiting } : null
}

const keptBox = (database: string) => indexedDbBox(database, 'kept')

async function entriesOf(
  kind: LaterKind<QueueEntry>,
  { box, person }: { readonly box: DraftBox; readonly person: string },
): Promise<readonly WaitingEntries[]> {
  try {
    // In all of their companies.
    const keys = (await box.keys()).filter(key => key.startsWith(`${kind.prefix}|${person}|`))
    const values = keys.length > 0 ? await box.read(keys) : []
    return values
      .flatMap((value, at) => kind.read(value, keys[at] ?? '') ?? [])
      .map(entry => ({ ...kind.shown(entry), entry }))
  } catch {
    // Blocked storage counts as empty.
    return []
  }
}
