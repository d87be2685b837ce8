import { useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { tenantOf } from '../../base/business'
import { useBackend, useConnection, useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLocalQueues } from '../../providers/sendLater/localQueues'
import {
  followNews,
  followWaiting,
  hasQueues,
  type WaitingEntries,
  waitingFlag,
  waitingOf,
} from '../../providers/sendLater/waiting'
import type { Draft } from '../../providers/session/drafts'
import { ButtonLink } from '../../ui/controls/Button'
import { LaterPart } from '../../ui/loading/LaterPart'
import { later } from '../../ui/theme/later'

const OutboxChip = later(() => import('./OutboxChip'), 'OutboxChip', 'form')
/** Delays after it is drawn. */
const CALM_MS = 1000
const OPENING_MS = 2100
/** Delay before code for offline use is preloaded. */
const SETTLED_MS = 10_000
/** Entries sent within this time are not shown. */
const GLIMPSE_MS = 700

/** Unsaved and unsent work of this person on this device; hidden if there is none. */
export function Outbox() {
  const unsaved = useUnsaved()
  const waiting = useWaiting()
  const isWanted = unsaved.length + waiting.length > 0
  const isHere = useChip(isWanted)
  useNews()
  return (
    <LaterPart>
      {isWanted && isHere && <OutboxChip unsaved={unsaved} waiting={waiting} />}
    </LaterPart>
  )
}

/** Whether its code is loaded: preloaded when idle, or on demand while online. */
function useChip(isWanted: boolean): boolean {
  const isLost = useConnection() === 'lost'
  const [isHere, setHere] = useState(OutboxChip.isHere)
  useEffect(() => {
    if (isHere || isLost) return
    const fetchNow = () =>
      void OutboxChip.preload().then(
        () => setHere(true),
        // The page of the entry shows it too.
        () => undefined,
      )
    const timer = setTimeout(fetchNow, isWanted ? 0 : SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isHere, isLost, isWanted])
  return isHere
}

/** Entries to send; those of earlier visits are sent after the page has loaded. */
function useWaiting(): readonly WaitingEntries[] {
  const backend = useBackend()
  const localQueues = useLocalQueues()
  const [waiting, setWaiting] = useState<readonly WaitingEntries[]>([])
  useEffect(() => {
    let isCalm = false
    let announceTimer: ReturnType<typeof setTimeout> | undefined
    const prepare = () =>
      // Loaded now, because it is needed when the network is gone.
      void OutboxChip.preload().catch(() => undefined)
    const end = followWaiting(backend, () => {
      if (isCalm) prepare()
      clearTimeout(announceTimer)
      announceTimer = setTimeout(() => {
        const found = waitingOf(backend)
        setWaiting(before => (found.length + before.length > 0 ? found : before))
      }, GLIMPSE_MS)
    })
    const opening = setTimeout(() => {
      isCalm = true
      if (hasQueues(backend)) prepare()
      const names = localQueues.names.filter(
        name => backend.storage.get(waitingFlag(name)) !== null,
      )
      if (names.length === 0) return
      localQueues
        .load()
        .then(queues => {
          for (const name of names) queues[name]?.open(backend)
        })
        // Their pages send them too.
        .catch(() => undefined)
    }, OPENING_MS)
    return () => {
      end()
      clearTimeout(announceTimer)
      clearTimeout(opening)
    }
  }, [backend, localQueues])
  return waiting
}

/** Announces results of automatic sends on any page. */
function useNews() {
  const backend = useBackend()
  const notify = useNotify()
  useEffect(
    () =>
      followNews(backend, ({ word, about, isGood, to }) =>
        notify(`app.later.news.${word}`, {
          type: isGood ? 'success' : 'warning',
          messageArgs: about,
          action: <ButtonLink to={to} color="inherit" i18nKey="app.action.show" />,
        }),
      ),
    [backend, notify],
  )
}

function useUnsaved(): readonly Draft[] {
  const { drafts } = useBackend()
  const me = useMe()
  const { ID } = me
  const tenant = tenantOf(me)
  const { resources } = useCatalogue()
  const [unsaved, setUnsaved] = useState<readonly Draft[]>([])
  useEffect(() => {
    let isHere = true
    const isOfHere = ({ place: { company, resource } }: Draft) =>
      resources.has(resource) && (company === null || company === tenant)
    const look = async () => {
      const found = (await drafts.of(ID)).filter(isOfHere)
      const isNews = (before: readonly Draft[]) => found.length > 0 || before.length > 0
      if (isHere) setUnsaved(before => (isNews(before) ? found : before))
    }
    const timer = setTimeout(() => void look(), CALM_MS)
    const end = drafts.subscribe(() => void look())
    // Another tab may have saved or discarded drafts.
    const again = () => void look()
    window.addEventListener('focus', again)
    return () => {
      isHere = false
      clearTimeout(timer)
      end()
      window.removeEventListener('focus', again)
    }
  }, [drafts, resources, ID, tenant])
  return unsaved
}
