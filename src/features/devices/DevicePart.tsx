import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { KindPartProps } from '../../ui/features/areaFeatures'
import { Card } from '../../ui/primitives/layout'
import { LazyDeviceLife } from './deviceLater'

/** The life of a device, below a record with its identity number. */
export function DevicePart({ value }: KindPartProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(true)
  return (
    <Card
      stacked
      title={translate('history.device')}
      actions={
        <button
          type="button"
          className="f-link"
          aria-expanded={open}
          onClick={() => setOpen(before => !before)}
        >
          {translate(open ? 'history.hide' : 'history.show')}
        </button>
      }
    >
      <Suspense fallback={null}>{open && <LazyDeviceLife code={String(value)} />}</Suspense>
    </Card>
  )
}
