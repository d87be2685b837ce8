import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useCreatePath, useEvent, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useResource } from '../../../providers/backend/catalogueContext'
import { IconButton } from '../../../ui/controls/Button'
import { isTyping, useShownKeys } from '../../../ui/controls/pageKeys'
import type { SentRecord } from '../useRecord'
import { type Neighbour, useNeighbours } from './useNeighbours'

export interface NeighboursProps {
  readonly id: SentRecord['id']
  /** The page that opens: the same as this one. */
  readonly type: 'show' | 'edit'
}

const keys = [
  { label: 'app.action.nextRecord', keys: ['J'] },
  { label: 'app.action.previousRecord', keys: ['K'] },
]

/** A scanner sends the next letter of a code sooner. */
const SCANNED_MS = 80

/** Buttons to the previous and the next record of the list, also by K and J. */
export function Neighbours({ id, type }: NeighboursProps) {
  const resource = useResource()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const found = useNeighbours(resource, id)
  useShownKeys(keys)
  const go = (to: Neighbour | undefined) => {
    if (!found || !to) return
    found.goTo(to)
    navigate(createPath({ resource: resource.name, type, id: to.id }))
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useEvent((event: KeyboardEvent) => {
    clearTimeout(timer.current)
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (!found || !isPlain || isTyping(event.target)) return
    const to = { j: found.next, k: found.previous }[event.key]
    timer.current = setTimeout(() => go(to), SCANNED_MS)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('keydown', press)
    }
  }, [press])
  if (!found?.previous && !found?.next) return null
  const named = (name: 'next' | 'previous', key: string) => {
    const label = translate(`app.action.${name}Record`)
    return { 'aria-label': label, title: `${label} (${key})`, 'aria-keyshortcuts': key }
  }
  return (
    <span className="r-neighbours">
      <IconButton
        {...named('previous', 'K')}
        disabled={!found.previous}
        onClick={() => go(found.previous)}
      >
        <ChevronLeft className="p-mirror" />
      </IconButton>
      <IconButton {...named('next', 'J')} disabled={!found.next} onClick={() => go(found.next)}>
        <ChevronRight className="p-mirror" />
      </IconButton>
    </span>
  )
}
