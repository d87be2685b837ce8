import { LinkBase, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import type { Period } from '../../base/span'
import type { ShownFigure } from '../../model/endpoints/figures'
import { Card, Row } from '../primitives/layout'
import { Bone } from '../primitives/Meter'
import { later } from '../theme/later'
import { FigureTable } from './FigureTable'
import { Growth } from './Growth'
import { amountText } from './text/amounts'
import { useBehindPath } from './text/useBehindPath'

interface FigureCardProps {
  readonly figure: ShownFigure
  readonly period: Period
  /** Another card of the dashboard shows this total. */
  readonly isTotalShown?: boolean
}

/** A chart with its data table, or a ranking, which is a table itself. */
export function FigureCard({ figure, period, isTotalShown = false }: FigureCardProps) {
  const translate = useTranslate()
  const path = useBehindPath()(figure.behind)
  const name = translate(`bi.figures.${figure.id}`)
  const title = figure.counts ? `${name} (${translate(`bi.counts.${figure.counts}`)})` : name
  const isEmpty = figure.parts.every(({ amount, before }) => amount === 0 && !before)
  // A ring has its total inside.
  const hasTotal = !isTotalShown && figure.look !== 'ring'
  const total = <bdi>{amountText(figure.total, figure.unit)}</bdi>
  return (
    <Card
      className="g-card"
      title={title}
      actions={
        <Row wrap gap={3}>
          {hasTotal && <Growth figure={figure} period={period} />}
          {path ? (
            <LinkBase to={path} aria-label={translate('bi.openList', { figure: title })}>
              {hasTotal ? total : translate('bi.viewList')}
            </LinkBase>
          ) : (
            hasTotal && <b>{total}</b>
          )}
        </Row>
      }
    >
      {isEmpty ? (
        <p className="p-nothing">{translate('bi.empty')}</p>
      ) : figure.look === 'rows' ? (
        <FigureTable figure={figure} title={title} hasBars />
      ) : (
        <>
          <div className="p-column g-chart">
            <Suspense fallback={<Bone height={280} />}>
              <Chart figure={figure} title={title} />
            </Suspense>
          </div>
          <details>
            <summary className="p-quiet p-small">{translate('bi.table')}</summary>
            <FigureTable figure={figure} title={title} />
          </details>
        </>
      )}
    </Card>
  )
}

/** Charts are large, so they are loaded after the page. */
const Chart = later(() => import('./charts/DrawnChart'), 'DrawnChart', 'bi')
