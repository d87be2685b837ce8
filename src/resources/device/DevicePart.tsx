import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { policyOf } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import type { SentRecord } from '../record/useRecord'
import { LazyDeviceLife } from './deviceLater'

interface DeviceProps {
  readonly resource: Resource
  readonly record: SentRecord
}

/** The life of a device for any record with a field that names a device. */
export function DevicePart({ resource, record }: DeviceProps) {
  const { readable } = policyOf(resource, useMe())
  return [...resource.fields.values()]
    .filter(({ isDevice, name }) => isDevice && readable.has(name) && record[name])
    .map(({ name }) => <Fold key={name} code={String(record[name])} />)
}

function Fold({ code }: { readonly code: string }) {
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
      <Suspense fallback={null}>{open && <LazyDeviceLife code={code} />}</Suspense>
    </section>
  )
}
