import { useTranslate } from 'ra-core'

/** How much waits for the reader; nothing where nothing does. */
export function Waiting({ number = 0 }: { number?: number | undefined }) {
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
