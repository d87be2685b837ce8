import { useI18nProvider } from 'ra-core'
import { useEffect, useState } from 'react'
import { sellingRoles } from '../domain/checkout/sellers'
import { LaterPart } from '../pieces/LaterPart'
import { later } from '../pieces/later'
import { useBackend, useMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'
import type { Draft } from '../providers/drafts'
import type { AppI18nProvider } from '../providers/i18nProvider'
import type { QueuedOrder } from '../providers/sales/queue'
import type { OutboxChipProps } from './OutboxChip'

const OutboxChip = later<OutboxChipProps>(() =>
  import('./OutboxChip').then(module => module.OutboxChip),
)
/** The page first. */
const CALM_MS = 1500
const SALES_MS = 2600
/** `providers/evidence` says so while photos wait on this device. */
const PROOFS = 'proofsWaiting'
/** So does `providers/attendance` of marks. */
const MARKS = 'marksWaiting'

/** What this person typed on this device and has not saved yet; nothing while there is nothing. */
export function Outbox() {
  const unsaved = useUnsaved()
  const waiting = useWaiting()
  useProofs()
  useMarks()
  return (
    <LaterPart>
      {unsaved.length + waiting.length > 0 && <OutboxChip unsaved={unsaved} waiting={waiting} />}
    </LaterPart>
  )
}

/** Orders of who sells that the server has not taken; their code comes once the page stands. */
function useWaiting(): readonly QueuedOrder[] {
  const backend = useBackend()
  const words = useI18nProvider() as AppI18nProvider
  const maySell = sellingRoles.includes(useMe().ROLE)
  const [waiting, setWaiting] = useState<readonly QueuedOrder[]>([])
  useEffect(() => {
    if (!maySell) return
    let end = () => {}
    let isHere = true
    const look = async () => {
      // All of it now: what shows an order that waits is wanted when nothing can be fetched.
      const [{ salesOf }] = await Promise.all([
        import('../providers/sales/sales'),
        OutboxChip.preload(),
        words.loadMore('shop'),
      ])
      if (!isHere) return
      const { queue } = salesOf(backend)
      setWaiting(queue.list())
      end = queue.subscribe(() => setWaiting(queue.list()))
    }
    const timer = setTimeout(() => void look().catch(() => 'the cart says so too'), SALES_MS)
    return () => {
      isHere = false
      clearTimeout(timer)
      end()
    }
  }, [backend, words, maySell])
  return waiting
}

/** Photos that former visits could not send go on their way; nothing is fetched where none wait. */
function useProofs() {
  const backend = useBackend()
  useEffect(() => {
    if (backend.storage.get(PROOFS) === null) return
    const send = () => import('../providers/evidence/evidence').then(it => it.proofsOf(backend))
    const timer = setTimeout(() => void send().catch(() => 'its page sends them too'), SALES_MS)
    return () => clearTimeout(timer)
  }, [backend])
}

/** Marks of the working day likewise. */
function useMarks() {
  const backend = useBackend()
  useEffect(() => {
    if (backend.storage.get(MARKS) === null) return
    const send = () =>
      import('../providers/attendance/attendance').then(it => it.attendanceOf(backend))
    const timer = setTimeout(() => void send().catch(() => 'its page sends them too'), SALES_MS)
    return () => clearTimeout(timer)
  }, [backend])
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
