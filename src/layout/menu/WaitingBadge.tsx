import { useTranslate } from 'ra-core'

/** Number of records that wait for the reader; hidden if zero. */
export function WaitingBadge({ number = 0 }: { number?: number | undefined }) {
  const translate = useTranslate()
  if (number === 0) return null
  const words = translate('app.shell.waiting', { number })
  return (
    <span className="menu-waiting" title={words}>
      <span aria-hidden="true">{number > 99 ? '99+' : number}</span>
      <span className="p-hidden">{words}</span>
    </span>
  )
}
