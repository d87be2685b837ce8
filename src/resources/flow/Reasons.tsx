import { useTranslate } from 'ra-core'

/** Everything that is still missing for a move. */
export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  const translate = useTranslate()
  return (
    <span className="w-reasons">
      <b>{translate('app.flow.unmet')}:</b>
      {reasons.map(reason => (
        <span key={reason}>{reason}</span>
      ))}
    </span>
  )
}
