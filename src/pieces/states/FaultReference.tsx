import { useTranslate } from 'ra-core'
import { Reference } from './Reference'

/** The number of a fault, in the desk's words. */
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
