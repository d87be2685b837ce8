import { useTranslate } from 'ra-core'

/** Unmet conditions of a transition. */
export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  const translate = useTranslate()
  return (
    <span className="p-column w-reasons">
      <b>{translate('form.flow.unmet')}:</b>
      {reasons.map(reason => (
        <span key={reason}>{reason}</span>
      ))}
    </span>
  )
}
