import { useTranslate } from 'ra-core'
import type { HandMark } from '../../model/calls'
import { dateTime } from '../../model/kinds/time'
import { useLanguage } from '../../providers/backendContext'

/** Under a value that no system answered: who entered it, and when. */
export function EnteredByHand({ mark: { by, at } }: { readonly mark: HandMark }) {
  const translate = useTranslate()
  const language = useLanguage()
  const said = by
    ? translate('app.common.byHandOf', { name: by.DISPLAYNAME })
    : translate('app.common.byHand')
  return (
    <small className="r-by-hand">
      {said} · <time dateTime={at}>{dateTime.print(at, {}, language)}</time>
    </small>
  )
}
