import { useTranslate } from 'ra-core'
import { dateTime } from '../../kinds/dateTime/data'
import type { HandMark } from '../../model/access/calls'
import { useLanguage } from '../../providers/backend/backendContext'

/** Author and time of a value entered by hand in place of another system. */
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
