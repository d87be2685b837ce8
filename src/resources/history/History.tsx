import './fold.css'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { Resource } from '../../model/resource'
import { later } from '../../pieces/later'
import { hasFlow } from '../flow/flowLater'
import type { SlotProps } from '../slots'
import type { Sent } from '../useRecord'

export interface HistoryProps {
  readonly resource: Resource
  readonly record: Sent
}

const LastChange = later<HistoryProps>(() =>
  import('./LastChange').then(module => module.LastChange),
)
const Timeline = later<HistoryProps>(() => import('./Timeline').then(module => module.Timeline))

/** The same as a named piece. */
export const OwnHistory = ({ resource, record }: SlotProps) =>
  record && <History resource={resource} record={record as Sent} />

/** What became of a record. Where it moves through a flow it stands open, else it waits to be asked. */
export function History({ resource, record }: HistoryProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(hasFlow(resource))
  if (!resource.rest.versions) return null
  return (
    <section className="p-card r-section r-history">
      <div className="r-related-head">
        <div>
          <h2>{translate('app.history.title')}</h2>
          <Suspense fallback={null}>
            <LastChange resource={resource} record={record} />
          </Suspense>
        </div>
        <button
          type="button"
          className="f-link"
          aria-expanded={open}
          onPointerEnter={() => void Timeline.preload()}
          onClick={() => setOpen(!open)}
        >
          {translate(open ? 'app.history.hide' : 'app.history.show')}
        </button>
      </div>
      <Suspense fallback={null}>
        {open && <Timeline resource={resource} record={record} />}
      </Suspense>
    </section>
  )
}
