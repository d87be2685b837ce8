import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { KindPartProps } from '../../ui/features/areaFeatures'
import { LazyDeviceLife } from './deviceLater'

/** The life of a device, below a record with its identity number. */
export function DevicePart({ value }: KindPartProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(true)
  return (
    <section className="p-card r-section r-history">
      <div className="r-related-head">
        <h2>{translate('history.device')}</h2>
        <button
          type="button"
          className="f-link"
          aria-expanded={open}
          onClick={() => setOpen(before => !before)}
        >
          {translate(open ? 'history.hide' : 'history.show')}
        </button>
      </div>
      <Suspense fallback={null}>{open && <LazyDeviceLife code={String(value)} />}</Suspense>
    </section>
  )
}
