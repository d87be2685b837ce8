import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../pieces/Button'
import { LaterPart } from '../pieces/LaterPart'
import { later } from '../pieces/later'
import { useBackend, useConnection, useMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'
import type { Draft } from '../providers/drafts'
import {
  followNews,
  followWaiting,
  hasQueues,
  laterNames,
  type Waiting,
  waitingFlag,
  waitingOf,
} from '../providers/sendLater/waiting'
import type { OutboxChipProps } from './OutboxChip'

const OutboxChip = later<OutboxChipProps>(() =>
  import('./OutboxChip').then(module => module.OutboxChip),
)
/** The page first. */
const CALM_MS = 1500
const OPENING_MS = 2600
/** What is wanted without a network is fetched before. */
const SETTLED_MS = 10_000
/** What is sent at once is not told. */
const GLIMPSE_MS = 700

/** What this person made on this device that is not saved or sent; nothing while there is nothing. */
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

/** Whether its code is here: fetched while the desk is calm, or when something waits and there is a network. */
function useChip(isWanted: boolean): boolean {
  const isLost = useConnection() === 'lost'
  const [isHere, setHere] = useState(OutboxChip.isHere)
  useEffect(() => {
    if (isHere || isLost) return
    const fetchNow = () =>
      void OutboxChip.preload().then(
        () => setHere(true),
        () => 'the page it was made on says so too',
      )
    const timer = setTimeout(fetchNow, isWanted ? 0 : SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isHere, isLost, isWanted])
  return isHere
}

/** What is on its way to the server; what former visits left is sent once the page stands. */
function useWaiting(): readonly Waiting[] {
  const backend = useBackend()
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  useEffect(() => {
    let isCalm = false
    let telling: ReturnType<typeof setTimeout> | undefined
    const prepare = () =>
      // Now: what shows something that waits is wanted when nothing can be fetched.
      void OutboxChip.preload().catch(() => 'the page it was made on says so too')
    const end = followWaiting(backend, () => {
      if (isCalm) prepare()
      clearTimeout(telling)
      telling = setTimeout(() => {
        const found = waitingOf(backend)
        setWaiting(before => (found.length + before.length > 0 ? found : before))
      }, GLIMPSE_MS)
    })
    const opening = setTimeout(() => {
      isCalm = true
      if (hasQueues(backend)) prepare()
      const names = laterNames.filter(name => backend.storage.get(waitingFlag(name)) !== null)
      if (names.length === 0) return
      import('../providers/sendLater/openQueues')
        .then(({ openQueues }) => openQueues(backend, names))
        .catch(() => 'their pages send them too')
    }, OPENING_MS)
    return () => {
      end()
      clearTimeout(telling)
      clearTimeout(opening)
    }
  }, [backend])
  return waiting
}

/** Says what became of what went by itself, on whatever page its maker is by then. */
function useNews() {
  const backend = useBackend()
  const notify = useNotify()
  const translate = useTranslate()
  useEffect(
    () =>
      followNews(backend, ({ word, about, isGood, to }) =>
        notify(`app.later.news.${word}`, {
          type: isGood ? 'success' : 'warning',
          messageArgs: about,
          action: (
            <ButtonLink to={to} color="inherit">
              {translate('ra.action.show')}
            </ButtonLink>
          ),
        }),
      ),
    [backend, notify, translate],
  )
}

function useUnsaved(): readonly Draft[] {
  const { drafts } = useBackend()
  const { ID, EMPRESA } = useMe()
  const { resources } = useCatalogue()
  const [unsaved, setUnsaved] = useState<readonly Draft[]>([])
  useEffect(() => {
    let isHere = true
    const isOfHere = ({ place: { company, resource } }: Draft) =>
      resources.has(resource) && (company === null || company === EMPRESA)
    const look = async () => {
      const found = (await drafts.of(ID)).filter(isOfHere)
      const isNews = (before: readonly Draft[]) => found.length > 0 || before.length > 0
      if (isHere) setUnsaved(before => (isNews(before) ? found : before))
    }
    const timer = setTimeout(() => void look(), CALM_MS)
    const end = drafts.subscribe(() => void look())
    // Another tab may have saved or discarded some.
    const again = () => void look()
    window.addEventListener('focus', again)
    return () => {
      isHere = false
      clearTimeout(timer)
      end()
      window.removeEventListener('focus', again)
    }
  }, [drafts, resources, ID, EMPRESA])
  return unsaved
}
