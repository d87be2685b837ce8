import { LinkBase, useTranslate } from 'ra-core'
import type { ShownFigure } from '../../model/dashboard'
import { amountText } from './amounts'
import { Growth } from './Growth'
import { Spark } from './Spark'
import { useBehindPath } from './useBehindPath'

/** One number, how it stands against before, and the way to its rows. */
export function NumberCard({ figure }: { readonly figure: ShownFigure }) {
  const translate = useTranslate()
  const path = useBehindPath()(figure.behind)
  const title = translate(`bi.figures.${figure.id}`)
  const isAlarm = figure.isBad && figure.before === undefined && figure.total > 0
  const drawn = (
    <>
      <span className="g-title">{title}</span>
      <strong className={isAlarm ? 'g-alarm' : undefined}>
        <bdi>{amountText(figure.total, figure.unit)}</bdi>
      </strong>
      <span className="g-foot">
        <Growth figure={figure} />
        <Spark parts={figure.parts} />
      </span>
    </>
  )
  if (!path) return <div className="g-number p-card">{drawn}</div>
  return (
    <LinkBase to={path} className="g-number p-card">
      {drawn}
    </LinkBase>
  )
}
