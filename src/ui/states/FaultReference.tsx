import { useTranslate } from 'ra-core'
import { Reference } from './Reference'

/** Number of an error, with texts of the dashboard. */
export function FaultReference({ id }: { readonly id: string }) {
  const translate = useTranslate()
  const page = window.location.pathname
  return (
    <Reference
      id={id}
      words={{
        label: translate('app.page.reference'),
        copy: translate('app.common.copy'),
        copied: translate('app.common.copied'),
        write: translate('app.page.tellUs'),
        message: translate('app.page.faultMessage', { id, page }),
      }}
    />
  )
}
