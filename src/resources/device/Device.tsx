import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { policyOf } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import type { Sent } from '../useRecord'
import { DeviceLife } from './deviceLater'

interface DeviceProps {
  readonly resource: Resource
  readonly record: Sent
}

/** Whatever bears a device tells its whole life, by its schema alone: a field of the kind `imei`. */
export function Device({ resource, record }: DeviceProps) {
  const { readable } = policyOf(resource, useMe())
  return [...resource.fields.values()]
    .filter(({ kind, name }) => kind === 'imei' && readable.has(name) && record[name])
    .map(({ name }) => <Fold key={name} code={String(record[name])} />)
}

function Fold({ code }: { readonly code: string }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(true)
  return (
    <section className="p-card r-section r-history">
      <div className="r-related-head">
        <h2>{translate('app.history.device')}</h2>
        <button
          type="button"
          className="f-link"
          aria-expanded={open}
          onClick={() => setOpen(before => !before)}
        >
          {translate(open ? 'app.history.hide' : 'app.history.show')}
        </button>
      </div>
      <Suspense fallback={null}>{open && <DeviceLife code={code} />}</Suspense>
    </section>
  )
}
