import { Suspense, useEffect, useState } from 'react'
import { later } from '../pieces/later'
import { useBackend, useMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'
import type { Draft } from '../providers/drafts'

const OutboxChip = later<{ readonly unsaved: readonly Draft[] }>(() =>
  import('./OutboxChip').then(module => module.OutboxChip),
)
/** The page first. */
const CALM_MS = 1500

/** What this person typed on this device and has not saved yet; nothing while there is nothing. */
export function Outbox() {
  const unsaved = useUnsaved()
  return (
    <Suspense fallback={null}>{unsaved.length > 0 && <OutboxChip unsaved={unsaved} />}</Suspense>
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
