import '../history/fold.css'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { later } from '../../pieces/later'
import type { SlotProps } from '../slots'
import type { DeedsProps } from './Deeds'

const Deeds = later<DeedsProps>(() => import('./Deeds').then(module => module.Deeds))

/** What this person changed in any record; told when it is asked for. */
export function Activity({ record }: SlotProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  if (record?.id === undefined) return null
  return (
    <section className="p-card r-section r-history">
      <div className="r-related-head">
        <h2>{translate('app.history.activity')}</h2>
        <button
          type="button"
          className="f-link"
          aria-expanded={open}
          onPointerEnter={() => void Deeds.preload()}
          onClick={() => setOpen(!open)}
        >
          {translate(open ? 'app.history.hideActivity' : 'app.history.showActivity')}
        </button>
      </div>
      <Suspense fallback={null}>{open && <Deeds person={record.id as number} />}</Suspense>
    </section>
  )
}
